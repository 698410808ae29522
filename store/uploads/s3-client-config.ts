import type { Environment } from '../../environment.ts'

/** Milliseconds for a connection to the bucket, and between two signs of it; asked twice, nobody waits for more than ten seconds. */
const patience = 4500

/** Milliseconds in which a visitor on a poor line may take nothing of a file that has begun to come. */
const patienceWithVisitors = 120_000

type BucketSettings = Pick<
  Environment,
  'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/** How the S3 client reaches the bucket. Other makers' stores are addressed by path. */
export function s3ClientConfig(settings: BucketSettings) {
  return {
    region: settings.S3_REGION,
    ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT, forcePathStyle: true }),
    maxAttempts: 2,
    // No limit of a whole request: a large file takes its time.
    requestHandler: { connectionTimeout: patience, socketTimeout: patience },
    credentials: {
      accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
    },
  }
}

/**
 * How files are read that go straight on to a visitor. The bucket has to answer as soon as otherwise; then the visitor's line
 * decides how fast the file is taken, and a pause of it is none of the bucket.
 */
export function s3ClientConfigForVisitors(
  settings: BucketSettings,
  { answer = patience, pause = patienceWithVisitors } = {},
) {
  return {
    ...s3ClientConfig(settings),
    requestHandler: {
      connectionTimeout: answer,
      requestTimeout: answer,
      throwOnRequestTimeout: true,
      socketTimeout: pause,
    },
  }
}
