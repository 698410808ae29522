import type { Environment } from '../../environment.ts'

/** Milliseconds for a connection to the bucket, and between two signs of it; asked twice, nobody waits for more than ten seconds. */
const patience = 4500

/** How the S3 client reaches the bucket. Other makers' stores are addressed by path. */
export function s3ClientConfig(
  settings: Pick<Environment, 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>,
) {
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
