import { GetObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3'
import { Readable } from 'node:stream'
import type { FileSource, StoredFile } from './file-source.ts'

/** How the names of a bucket's objects begin in the archive. */
export const bucketPrefix = 'bucket'

/** Which objects of the bucket are meant, and what they are called in the archive. */
interface WantedObjects {
  prefix?: string
  isWanted: (key: string) => boolean
  entryOf: (key: string) => string
}

/** The objects of the uploads' bucket, which has both libraries in one, or of submissions beside them. */
export function bucketSource(client: S3Client, bucket: string, wanted: WantedObjects): FileSource {
  return { list: () => objectsOf(client, bucket, wanted) }
}

async function* objectsOf(
  client: S3Client,
  bucket: string,
  { prefix, isWanted, entryOf }: WantedObjects,
): AsyncGenerator<StoredFile> {
  const asked = { Bucket: bucket, ...(prefix && { Prefix: prefix }) }
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, asked)) {
    for (const { Key, ETag, Size, LastModified } of Contents) {
      if (Key === undefined || Key.endsWith('/') || !isWanted(Key)) continue
      yield {
        entry: entryOf(Key),
        stamp: `${ETag} ${Size} ${LastModified?.toISOString()}`,
        open: () => openObject(client, bucket, Key),
      }
    }
  }
}

async function openObject(client: S3Client, bucket: string, key: string) {
  try {
    const { Body, ContentLength, LastModified } = await client.send(
      new GetObjectCommand({ Bucket: bucket, Key: key }),
    )
    if (!(Body instanceof Readable) || ContentLength === undefined) {
      throw new TypeError(`The bucket gave no content for ${key}`)
    }
    return { size: ContentLength, modified: LastModified ?? new Date(0), bytes: Body }
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined
    throw error
  }
}
