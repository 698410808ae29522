import { s3Storage } from '@payloadcms/storage-s3'
import type { Plugin, UploadConfig } from 'payload'
import type { Environment } from '../../environment.ts'
import { isFileLibrary } from './file-address.ts'
import { s3ClientConfig } from './s3-client-config.ts'
import { rememberRow, undoingFailure } from './undo-failed-upload.ts'

type UploadHandler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Stores uploads in a bucket when the settings name one; on disk otherwise. The plugin's fields are always there, so that
 * both have the same model and the same migrations. No prefix: pictures and documents share no file type.
 */
export function uploadsInS3(settings: Environment): Plugin[] {
  return [
    async (config) => {
      const stored = await s3Storage({
        enabled: settings.S3_BUCKET !== undefined,
        alwaysInsertFields: true,
        bucket: settings.S3_BUCKET ?? '',
        config: s3ClientConfig(settings),
        collections: { media: true, documents: true },
      })(config)
      if (!settings.S3_BUCKET) return stored
      const collections = stored.collections?.map((collection) => {
        if (!isFileLibrary(collection.slug)) return collection
        const own = config.collections?.find(({ slug }) => slug === collection.slug)?.hooks?.afterChange ?? []
        const all = collection.hooks?.afterChange ?? []
        const { upload } = collection
        return {
          ...collection,
          ...(typeof upload === 'object' && {
            upload: {
              ...upload,
              handlers: [firstToAnswer(upload.handlers ?? [])],
              // Browsers send nothing to the bucket themselves.
              requiresClientUploadReceipt: false,
            },
          }),
          hooks: {
            ...collection.hooks,
            beforeChange: [...(collection.hooks?.beforeChange ?? []), rememberRow],
            // The plugin sends the file after the row was written.
            afterChange: all.map((hook) => (own.includes(hook) ? hook : undoingFailure(hook))),
          },
        }
      })
      return { ...stored, ...(collections && { collections }) }
    },
  ]
}

/** Where a file comes from: Payload asks all handlers of a file that is being uploaded, and believes the last. */
function firstToAnswer(handlers: readonly UploadHandler[]): UploadHandler {
  return (req, args) => {
    for (const handler of handlers) {
      const answer = handler(req, args)
      if (answer) return answer
    }
    return undefined
  }
}
