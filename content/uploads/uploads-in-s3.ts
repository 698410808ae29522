import { s3Storage } from '@payloadcms/storage-s3'
import type { Plugin } from 'payload'
import type { Environment } from '../../environment.ts'
import { s3ClientConfig } from './s3-client-config.ts'

/**
 * Keeps uploads in a bucket when the settings name one; on disk otherwise. The plugin's fields are always there, so that
 * both have the same model and the same migrations. No prefix: pictures and documents share no file type.
 */
export function uploadsInS3(settings: Environment): Plugin[] {
  return [
    s3Storage({
      enabled: settings.S3_BUCKET !== undefined,
      alwaysInsertFields: true,
      bucket: settings.S3_BUCKET ?? '',
      config: s3ClientConfig(settings),
      collections: { media: true, documents: true },
    }),
  ]
}
