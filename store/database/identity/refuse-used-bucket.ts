import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import type { Environment } from '../../../environment.ts'
import { s3ClientConfig } from '../../uploads/s3-client-config.ts'
import { DatabaseRefusedError } from './database-refused-error.ts'

/**
 * Refuses to fill an empty database where the bucket holds files already: the starter content would replace those of
 * the same names.
 * @throws DatabaseRefusedError also when the bucket can't be looked into
 */
export async function refuseUsedBucket(settings: Environment): Promise<void> {
  if (!settings.S3_BUCKET) return
  const client = new S3Client(s3ClientConfig(settings))
  try {
    const { KeyCount = 0 } = await client.send(
      new ListObjectsV2Command({ Bucket: settings.S3_BUCKET, MaxKeys: 1 }),
    )
    if (KeyCount === 0) return
  } catch (error) {
    throw new DatabaseRefusedError(
      `The bucket ${settings.S3_BUCKET} can't be looked into (${error instanceof Error ? error.name : String(error)}), and a new database is filled only beside an empty one: check the S3 settings and that their key may list the bucket.`,
      { cause: error },
    )
  } finally {
    client.destroy()
  }
  throw new DatabaseRefusedError(
    `The database is empty, and the bucket ${settings.S3_BUCKET} holds files of another one, so that it is not filled: check DATABASE_URL and DATA_DIR, or choose an empty bucket with S3_BUCKET=….`,
  )
}
