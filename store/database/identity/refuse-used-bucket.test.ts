import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { parseEnvironment } from '../../../environment.ts'
import { refuseUsedBucket } from './refuse-used-bucket.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
})

/** A bucket that answers every question with this. */
async function bucket(status: number, body: string) {
  const started = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(`<?xml version="1.0"?>${body}`)
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  return parseEnvironment({
    S3_BUCKET: 'uploads',
    S3_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
}

const listing = (count: number) =>
  `<ListBucketResult><Name>uploads</Name><KeyCount>${count}</KeyCount><MaxKeys>1</MaxKeys></ListBucketResult>`

test('a new database is filled beside an empty bucket', async () => {
  await expect(refuseUsedBucket(await bucket(200, listing(0)))).resolves.toBeUndefined()
})

test('a new database is not filled where the bucket holds files already', async () => {
  await expect(refuseUsedBucket(await bucket(200, listing(1)))).rejects.toThrow(
    'the bucket uploads holds files of another one',
  )
})

test('nor where nobody can say what the bucket holds', async () => {
  const denied = await bucket(403, '<Error><Code>AccessDenied</Code><Message>Denied</Message></Error>')
  await expect(refuseUsedBucket(denied)).rejects.toThrow("can't be looked into (AccessDenied)")
})
