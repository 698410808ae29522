import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { Readable } from 'node:stream'
import { readAnyArchiveName } from '../archive/archive-name.ts'
import { BackupRefusedError } from '../backup-refused-error.ts'
import type { BackupPlace } from './backup-place.ts'

/** Milliseconds after which an upload that was begun is nobody's any more. */
const longestUpload = 24 * 60 * 60_000
/** Bytes of a part: a bucket takes ten thousand parts, so that an archive may have 160 GB. */
const partSize = 16 * 1024 * 1024

/** A bucket of archives. It shows an object only when its upload was completed. */
export function bucketPlace(client: S3Client, bucket: string): BackupPlace {
  const read = async (name: string) => {
    const { Body } = await client
      .send(new GetObjectCommand({ Bucket: bucket, Key: name }))
      .catch((error: unknown) => {
        if (!(error instanceof Error) || error.name !== 'NoSuchKey') throw error
        throw new BackupRefusedError(`There is no archive ${name} in the bucket ${bucket}.`, { cause: error })
      })
    if (!(Body instanceof Readable)) throw new TypeError(`The bucket gave no content for ${name}`)
    return Body
  }
  const remove = async (name: string) => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }))
  }
  return {
    description: `the bucket ${bucket}`,
    async sweep(now) {
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))
      for (const { Key, UploadId, Initiated } of Uploads) {
        const isOurs = Key !== undefined && readAnyArchiveName(Key) !== undefined
        if (!isOurs || !Initiated || now.getTime() - Initiated.getTime() < longestUpload) continue
        await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
      }
    },
    async write(name, content, check) {
      // A failed upload is aborted by the library.
      await new Upload({
        client,
        partSize,
        params: { Bucket: bucket, Key: name, Body: content, ContentType: 'application/octet-stream' },
      }).done()
      try {
        await check(await read(name))
      } catch (error) {
        await remove(name)
        throw error
      }
    },
    read,
    async list() {
      const names: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        names.push(...Contents.flatMap(({ Key }) => Key ?? []))
      }
      return names
    },
    remove,
    close: () => client.destroy(),
  }
}
