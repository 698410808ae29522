import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Environment } from '../../environment.ts'
import { s3ClientConfigForVisitors } from '../../store/uploads/s3-client-config.ts'
import type { FileStore } from './file-store.ts'
import { mediaTypeOf } from '../../store/uploads/media-type.ts'

/** Files in a bucket, under the names that the back office gives them. */
export function s3FileStore(
  settings: Environment,
  patience?: Parameters<typeof s3ClientConfigForVisitors>[1],
): FileStore {
  const client = new S3Client(s3ClientConfigForVisitors(settings, patience))
  return {
    async read(_library, name, rangeHeader) {
      // What has a slash in its name is none of a library: submissions are in the same bucket.
      if (name.includes('/')) return undefined
      const Range = rangeHeader && /^bytes=\d*-\d*$/.test(rangeHeader) ? rangeHeader : undefined
      try {
        const object = await client.send(
          new GetObjectCommand({ Bucket: settings.S3_BUCKET, Key: name, ...(Range && { Range }) }),
        )
        const { Body } = object
        if (!Body) return undefined
        return {
          status: object.ContentRange ? 206 : 200,
          mediaType: mediaTypeOf(name),
          length: object.ContentLength ?? 0,
          ...(object.ContentRange && { range: object.ContentRange }),
          tag: object.ETag ?? `"${object.LastModified?.getTime().toString(36) ?? ''}"`,
          modified: object.LastModified ?? new Date(0),
          body: () => Body.transformToWebStream(),
          close: async () => {
            await Body.transformToWebStream().cancel()
          },
        }
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return undefined
        if (error instanceof Error && error.name === 'InvalidRange') return { status: 416, size: 0 }
        throw error
      }
    },
  }
}
