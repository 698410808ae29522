import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string
let source: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'network-store-'))
  source = path.join(folder, 'source')
  writeFileSync(source, 'a picture')
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const file = () => ({ source, name: 'a picture.avif', mimeType: 'image/avif' })

test('a file is put into its library’s folder', async () => {
  const { storeFiles } = await import('./store-file.ts')
  await storeFiles(path.join(folder, 'media'), [file()])
  expect(readFileSync(path.join(folder, 'media/a picture.avif'), 'utf8')).toBe('a picture')
})

test('with a bucket it is put there, as what it is', async () => {
  const received: { address: string | undefined; type: string | undefined; body: string }[] = []
  const bucket = createServer(async (request, response) => {
    const body = (await buffer(request)).toString('utf8')
    received.push({ address: request.url?.split('?')[0], type: request.headers['content-type'], body })
    response.end()
  }).listen(0, '127.0.0.1')
  await once(bucket, 'listening')
  const address = bucket.address()
  vi.stubEnv('S3_BUCKET', 'uploads')
  vi.stubEnv('S3_ENDPOINT', `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
  vi.stubEnv('S3_ACCESS_KEY_ID', 'key')
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'secret')
  try {
    const { storeFiles } = await import('./store-file.ts')
    await storeFiles(folder, [file()])
  } finally {
    bucket.closeAllConnections()
    bucket.close()
  }
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ address: '/uploads/a%20picture.avif', type: 'image/avif' })
  expect(received[0]?.body).toContain('a picture')
})
