import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Environment } from '../../../environment.ts'
import { s3ClientConfig } from '../../uploads/s3-client-config.ts'

/** Name of the object that says which database a bucket belongs to, as the data folder's file of that name does. */
const objectName = 'database-identity'

/**
 * The identity of the database that a bucket belongs to, or nothing when it belongs to none yet.
 * @throws Error when the bucket can't be reached, or the key may not look into it
 */
export async function readBucketIdentity(settings: Environment): Promise<string | undefined> {
  return withBucket(settings, async (client, Bucket) => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: objectName }))
      return (await Body?.transformToString())?.trim()
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined
      throw error
    }
  })
}

/** Gives a bucket its identity. */
export async function writeBucketIdentity(settings: Environment, identity: string): Promise<void> {
  await withBucket(settings, (client, Bucket) =>
    client.send(
      new PutObjectCommand({ Bucket, Key: objectName, Body: `${identity}\n`, ContentType: 'text/plain' }),
    ),
  )
}

async function withBucket<Result>(
  settings: Environment,
  act: (client: S3Client, bucket: string) => Promise<Result>,
): Promise<Result> {
  if (!settings.S3_BUCKET) throw new Error('The settings name no bucket')
  const client = new S3Client(s3ClientConfig(settings))
  try {
    return await act(client, settings.S3_BUCKET)
  } finally {
    client.destroy()
  }
}
