import '../../site/language/all-messages.ts'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { s3ClientConfigForVisitors } from '../../store/uploads/s3-client-config.ts'
import { answerFailure } from '../answer-failure.ts'
import { diskFileStore } from './disk-file-store.ts'
import { files } from './files.ts'
import type { FileStore } from './file-store.ts'
import { readRange } from './range.ts'
import { s3FileStore } from './s3-file-store.ts'
import type { WhoMayRead } from './who-may-read.ts'

const content = 'terms of reference'
/** An object that the bucket is asked for and does not answer. */
const silentObject = '/uploads/silent.pdf'
const everybody = () => Promise.resolve('everybody' as const)
const nothingHeld = () => Promise.resolve(undefined)
const stores = new Map<string, FileStore>()
let folder: string
let bucket: Server

/** A bucket with one object, speaking as much of S3 as reading needs. */
function startBucket(): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    const [address] = request.url?.split('?') ?? []
    if (address === silentObject) return
    if (address !== '/uploads/terms.pdf') {
      response.writeHead(404, { 'content-type': 'application/xml' })
      response.end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>No such key</Message></Error>')
      return
    }
    const range = readRange(request.headers.range, content.length)
    if (range === 'unsatisfiable') {
      response.writeHead(416, { 'content-type': 'application/xml' })
      response.end(
        '<?xml version="1.0"?><Error><Code>InvalidRange</Code><Message>Invalid range</Message></Error>',
      )
      return
    }
    const part = range ? content.slice(range.start, range.end + 1) : content
    response.writeHead(range ? 206 : 200, {
      etag: '"abc"',
      'content-length': part.length,
      'last-modified': new Date(0).toUTCString(),
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${content.length}` }),
    })
    response.end(part)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 })
    })
  })
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'files-'))
  mkdirSync(path.join(folder, 'documents'))
  writeFileSync(path.join(folder, 'documents/terms.pdf'), content)
  writeFileSync(path.join(folder, 'documents/figures of 2026.csv'), 'a,b\n1,2\n')
  writeFileSync(path.join(folder, 'documents/figures.json'), '[]')
  writeFileSync(path.join(folder, 'secret'), 'secret')
  stores.set('disk', diskFileStore(folder))
  const started = await startBucket()
  bucket = started.server
  const settings = parseEnvironment({
    S3_BUCKET: 'uploads',
    S3_ENDPOINT: `http://127.0.0.1:${started.port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  stores.set('s3', s3FileStore(settings))
  stores.set('s3 without patience', s3FileStore(settings, { answer: 200, pause: 60_000 }))
})
afterAll(() => {
  bucket.closeAllConnections()
  bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(['disk', 's3'])('files stored in %s', (name) => {
  const ask = (address: string, headers: Record<string, string> = {}) => {
    const store = stores.get(name)
    if (!store) throw new Error(`No store ${name}`)
    return files(store, everybody, nothingHeld).request(address, { headers })
  }

  test('are given whole, with their type and length', async () => {
    const response = await ask('/documents/terms.pdf')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-length')).toBe(String(content.length))
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(await response.text()).toBe(content)
  })

  test('are given in part', async () => {
    const response = await ask('/documents/terms.pdf', { range: 'bytes=0-4' })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes 0-4/${content.length}`)
    expect(await response.text()).toBe('terms')
  })

  test('are given whole to whoever has begun another file of the name', async () => {
    const tag = (await ask('/documents/terms.pdf')).headers.get('etag') ?? ''
    const resumed = await ask('/documents/terms.pdf', { range: 'bytes=9-', 'if-range': tag })
    expect([resumed.status, await resumed.text()]).toEqual([206, content.slice(9)])
    for (const range of ['bytes=9-', 'bytes=9000-'])
      for (const begun of ['"another"', `W/${tag}`, new Date(0).toUTCString()]) {
        const response = await ask('/documents/terms.pdf', { range, 'if-range': begun })
        expect([response.status, await response.text()], `${range} ${begun}`).toEqual([200, content])
      }
  })

  test('are asked for by HEAD without being opened', async () => {
    const store = stores.get(name)
    if (!store) throw new Error(`No store ${name}`)
    let opened = 0
    const counting: FileStore = {
      async read(...asked) {
        const file = await store.read(...asked)
        if (!file || file.status === 416) return file
        const body = () => {
          opened += 1
          return file.body()
        }
        return { ...file, body }
      },
    }
    const response = await files(counting, everybody, nothingHeld).request('/documents/terms.pdf', {
      method: 'HEAD',
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(String(content.length))
    expect(await response.text()).toBe('')
    // A range is of what is sent, and nothing is.
    const inPart = await files(counting, everybody, nothingHeld).request('/documents/terms.pdf', {
      method: 'HEAD',
      headers: { range: 'bytes=0-4' },
    })
    expect([inPart.status, inPart.headers.get('content-length')]).toEqual([200, String(content.length)])
    expect(opened).toBe(0)
  })

  test('refuse a part that lies outside', async () => {
    expect((await ask('/documents/terms.pdf', { range: 'bytes=900-' })).status).toBe(416)
  })

  test('are 304 for whoever has them, however the tag is written', async () => {
    const tag = (await ask('/documents/terms.pdf')).headers.get('etag') ?? ''
    expect(tag).not.toBe('')
    expect((await ask('/documents/terms.pdf', { 'if-none-match': tag })).status).toBe(304)
    for (const known of [`W/${tag}`, `"another", ${tag}`, '*'])
      expect((await ask('/documents/terms.pdf', { 'if-none-match': known })).status, known).toBe(304)
    expect((await ask('/documents/terms.pdf', { 'if-none-match': '"another"' })).status).toBe(200)
  })

  test('are the only ones: nothing else, no other folder', async () => {
    for (const address of [
      '/documents/none.pdf',
      '/other/terms.pdf',
      '/documents/..%2Fsecret',
      '/documents/.hidden',
      '/documents/..%5Csecret',
    ]) {
      expect((await ask(address)).status, address).toBe(404)
    }
  })
})

test('files of data are downloaded, and can neither act nor be taken for something else', async () => {
  const store = stores.get('disk')
  if (!store) throw new Error('No store')
  const headersOf = async (name: string, readers: WhoMayRead) => {
    const { headers } = await files(store, readers, nothingHeld).request(
      `/documents/${encodeURIComponent(name)}`,
    )
    return Object.fromEntries(headers)
  }
  expect(await headersOf('figures of 2026.csv', everybody)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition':
      'attachment; filename="figures of 2026.csv"; filename*=UTF-8\'\'figures%20of%202026.csv',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    'access-control-allow-origin': '*',
  })
  const forStaff = await headersOf('figures.json', () => Promise.resolve('staff'))
  expect(forStaff).toMatchObject({ 'content-type': 'application/json' })
  expect(forStaff).not.toHaveProperty('access-control-allow-origin')
})

test('database or storage away: come again, for names not yet known too', async () => {
  const store = stores.get('disk')
  if (!store) throw new Error('No store')
  const logged: unknown[] = []
  const fails = () => Promise.reject(new Error('connection refused'))
  const answer = async (isDatabaseThere: boolean, parts: { store?: FileStore; readers?: WhoMayRead }) => {
    const app = new Hono()
    app.onError(
      answerFailure(
        (error) => logged.push(error),
        () => Promise.resolve(isDatabaseThere),
      ),
    )
    app.route('/files', files(parts.store ?? store, parts.readers ?? everybody, nothingHeld))
    const { status, headers } = await app.request('/files/documents/terms.pdf')
    return [status, headers.get('retry-after'), headers.get('cache-control')]
  }
  expect(await answer(false, { readers: fails })).toEqual([503, '10', 'no-store'])
  expect(await answer(true, { store: { read: fails } })).toEqual([503, '10', 'no-store'])
  // A failure of the code is none of the database.
  expect(await answer(true, { readers: fails })).toEqual([500, null, 'no-store'])
  expect(logged).toHaveLength(3)
})

test('a bucket that does not answer is given up', async () => {
  const impatient = stores.get('s3 without patience')
  await expect(impatient?.read('documents', 'silent.pdf', undefined)).rejects.toThrow(
    'has exceeded the configured',
  )
})

test('a visitor on a poor line may pause for longer than the bucket may take to answer', () => {
  const { requestTimeout, socketTimeout } = s3ClientConfigForVisitors(parseEnvironment({})).requestHandler
  expect(requestTimeout).toBeLessThan(5000)
  expect(socketTimeout).toBeGreaterThanOrEqual(120_000)
})
