import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Upload } from 'tus-js-client'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toBase64 } from '../../../proofs/bytes.ts'
import { sha256 } from '../../../proofs/hash.ts'
import { readEnvelope } from '../../../sealing/read-envelope.ts'
import { countsInMemory } from '../../../tests/support/counts-in-memory.ts'
import {
  bytesOf,
  testEnvelope,
  testTender,
  type TestEnvelope,
  type TestTender,
} from '../../../tests/support/sealed-envelope.ts'
import { RateLimits } from '../rate-limits.ts'
import { exampleReceipt } from '../../../site/ui/receipt/example-receipt.ts'
import { BrokenLineError, EnvelopeSender, RefusedError } from '../../../site/sealing/send-envelope.ts'
import { Refused } from '../refused.ts'
import { EnvelopeUploads, type AcceptedEnvelope, type CompleteUpload } from './envelope-uploads.ts'
import { tus } from './tus.ts'

let tender: TestTender
let envelope: TestEnvelope
beforeAll(async () => {
  tender = await testTender()
  envelope = await testEnvelope(tender.terms)
})

const target = {
  ...{ id: 7, referenceNumber: 'IWEN-2026-014', title: 'A tender', timeZone: 'Asia/Amman' },
  deadline: '2026-12-01T12:00:00.000Z',
}
const closesAt = new Date('2026-12-01T12:00:00.000Z')
let folder: string
let now: Date
let accepted: { hash: Uint8Array; receivedAt: Date }[]
let failures: unknown[]
/** Statuses of what became of uploads. */
let ended: number[]
let isAway: boolean
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tus-'))
  now = new Date('2026-12-01T11:00:00.000Z')
  accepted = []
  failures = []
  ended = []
  isAway = false
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  if (failures.length > 0) throw new AggregateError(failures, 'Something failed that nobody was to notice')
})

async function accept({ bytes, receivedAt }: CompleteUpload): Promise<AcceptedEnvelope> {
  if (isAway) throw new Error('The database is away')
  const read = await readEnvelope(bytes(), tender.terms)
  await bytesOf(read.content)
  accepted.push({ hash: read.hash(), receivedAt })
  return { receipt: { ...exampleReceipt, reference: `P-${accepted.length}` }, isKnown: false }
}

/** A process that takes uploads in; several share the folder. */
function takingProcess({ perHour = 1000, silence = 60_000 } = {}) {
  const uploads = new EnvelopeUploads({
    ...{ folder: path.join(folder, 'uploads'), dataFolder: folder, now: () => now },
    rateLimits: new RateLimits(countsInMemory(), perHour),
    taking: {
      async findTender(id) {
        if (id === '7') return { id: 7, target, terms: tender.terms, closesAt, closed: 'It is closed.' }
        throw new Refused(404, 'There is none.')
      },
      requireDocuments: async () => undefined,
      accept,
    },
    onEnded: ({ status }) => void ended.push(status),
  })
  return tus({ uploads, trustedProxies: 0, silence, reportError: (error) => void failures.push(error) })
}

const headers = { 'Tus-Resumable': '1.0.0' }
type App = ReturnType<typeof takingProcess>

async function begin(app: App, length = envelope.length, id = '7'): Promise<Response> {
  const given = { ...headers, 'Upload-Length': String(length) }
  return app.request(`/api/tenders/${id}/envelopes`, { method: 'POST', headers: given })
}

function send(
  app: App,
  address: string,
  offset: number,
  body: Uint8Array,
  more: Record<string, string> = {},
) {
  const type = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) }
  return app.request(address, {
    method: 'PATCH',
    headers: { ...headers, ...type, ...more },
    body: new Uint8Array(body),
  })
}

async function addressOf(app: App): Promise<string> {
  return (await begin(app)).headers.get('Location') ?? ''
}

function stateOf(app: App, address: string): Promise<Response> {
  return Promise.resolve(app.request(address, { method: 'HEAD', headers }))
}

describe('tus-js-client', () => {
  let server: Server
  /** After so many bytes of a request, its line breaks. */
  let cuts: number[]
  beforeEach(async () => {
    cuts = []
    const listener = getRequestListener(takingProcess().fetch, { overrideGlobalObjects: false })
    server = createServer((incoming, outgoing) => {
      const cut = incoming.method === 'PATCH' ? cuts.shift() : undefined
      let arrived = 0
      if (cut !== undefined) {
        const { push } = incoming
        incoming.push = (chunk: Buffer | null) => {
          arrived += chunk?.length ?? 0
          const more = push.call(incoming, chunk)
          if (arrived >= cut) incoming.socket.destroy()
          return more
        }
      }
      void listener(incoming, outgoing)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(() => void server.close())

  function origin(): string {
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('The server does not listen')
    return `http://127.0.0.1:${address.port}`
  }

  function upload(more: ConstructorParameters<typeof Upload>[1] = {}): Promise<Upload> {
    return new Promise((resolve, reject) => {
      const sent: Upload = new Upload(Buffer.from(envelope.bytes), {
        endpoint: `${origin()}/api/tenders/7/envelopes`,
        retryDelays: Array.from({ length: 12 }, () => 0),
        onSuccess: () => resolve(sent),
        onError: reject,
        ...more,
      })
      sent.start()
    })
  }

  test('sends an envelope in one piece and in several', async () => {
    await upload()
    await upload({ chunkSize: 100_000 })
    expect(accepted.map(({ hash }) => hash)).toEqual([envelope.hash(), envelope.hash()])
  })

  test('goes on where the line broke, wherever that was', async () => {
    cuts = [1, 512, 22_000, 65_536, 65_537, 100_000]
    await upload()
    expect(cuts).toEqual([])
    expect(accepted.map(({ hash }) => hash)).toEqual([envelope.hash()])
  })

  test('breaks an upload off, and nothing of it is left', async () => {
    const app = takingProcess()
    const address = await addressOf(app)
    await Upload.terminate(`${origin()}${address}`)
    expect((await stateOf(app, address)).status).toBe(404)
    expect(readdirSync(path.join(folder, 'uploads'))).toEqual([])
  })
})

test('what any of several processes was sent, all of them know', async () => {
  const [one, other] = [takingProcess(), takingProcess()]
  const address = await addressOf(one)
  expect((await send(one, address, 0, envelope.bytes.subarray(0, 1000))).status).toBe(204)
  expect((await stateOf(other, address)).headers.get('Upload-Offset')).toBe('1000')
  expect((await send(one, address, 0, envelope.bytes)).status).toBe(409)
  expect((await send(other, address, 1000, envelope.bytes.subarray(1000))).status).toBe(204)
  const receipt = await one.request(`${address}/receipt`)
  expect(receipt.status).toBe(201)
  expect(await receipt.json()).toMatchObject({ success: true, data: { reference: 'P-1' } })
  expect(accepted).toEqual([{ hash: envelope.hash(), receivedAt: now }])
})

test('an answer that was lost, or a database that was away, is made up for by asking again', async () => {
  const app = takingProcess()
  const address = await addressOf(app)
  isAway = true
  expect((await send(app, address, 0, envelope.bytes)).status).toBe(503)
  expect(failures.splice(0)).toHaveLength(1)
  isAway = false
  // Received before the deadline, stored after it.
  const receivedAt = now
  now = new Date(closesAt.getTime() + 60_000)
  expect((await app.request(address, { method: 'DELETE', headers })).status).toBe(409)
  expect((await app.request(`${address}/receipt`)).status).toBe(201)
  expect((await app.request(`${address}/receipt`)).status).toBe(201)
  expect((await stateOf(app, address)).headers.get('Upload-Offset')).toBe(String(envelope.length))
  expect(ended).toEqual([201])
  expect(accepted).toEqual([{ hash: envelope.hash(), receivedAt }])
  expect((await app.request(address, { method: 'DELETE', headers })).status).toBe(409)
})

test('an upload whose last byte comes at the deadline is refused, and nothing is stored', async () => {
  const app = takingProcess()
  const address = await addressOf(app)
  await send(app, address, 0, envelope.bytes.subarray(0, -1))
  now = closesAt
  const last = await send(app, address, envelope.length - 1, envelope.bytes.subarray(-1))
  expect(last.status).toBe(410)
  expect(await last.json()).toMatchObject({ success: false, message: expect.stringContaining('closed') })
  expect((await stateOf(app, address)).status).toBe(404)
  expect((await begin(app)).status).toBe(410)
  expect(accepted).toEqual([])
})

test('what is no envelope is refused when it is whole, and removed', async () => {
  const app = takingProcess()
  const address = await addressOf(app)
  expect((await send(app, address, 0, new Uint8Array(envelope.length))).status).toBe(422)
  expect((await stateOf(app, address)).status).toBe(404)
})

test('lengths that no envelope has, unknown tenders, and too many are refused before a byte', async () => {
  const app = takingProcess({ perHour: 4 })
  for (const length of [1, envelope.length + 512]) expect((await begin(app, length)).status).toBe(422)
  expect((await begin(app, envelope.length, '8')).status).toBe(404)
  expect((await begin(app)).status).toBe(201)
  const refused = await begin(app)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/)
})

test('requests that are not of the protocol are refused as it says', async () => {
  const app = takingProcess()
  const address = await addressOf(app)
  const statuses = await Promise.all([
    app.request('/api/tenders/7/envelopes', { method: 'POST' }),
    app.request('/api/tenders/7/envelopes', { method: 'POST', headers }),
    send(app, address, 0, envelope.bytes, { 'Content-Type': 'text/plain' }),
    send(app, address, 0, envelope.bytes, { 'Upload-Offset': '-1' }),
    send(app, address, 0, envelope.bytes, { 'Upload-Checksum': 'md5 AAAA' }),
    send(app, address, 0, envelope.bytes, { 'Upload-Checksum': 'sha1 AAAA' }),
    send(app, `/api/envelopes/${'0'.repeat(32)}`, 0, envelope.bytes),
    app.request(address, { headers }),
    app.request(`${address}/receipt`),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([412, 400, 415, 400, 400, 460, 404, 405, 404])
  const options = await app.request('/api/tenders/7/envelopes', { method: 'OPTIONS' })
  expect(options.headers.get('Tus-Extension')).toBe('creation,checksum,expiration,termination')
  expect((await stateOf(app, address)).headers.get('Cache-Control')).toBe('no-store')
})

test('a sender who falls silent is not waited for', async () => {
  const app = takingProcess({ silence: 1 })
  const address = await addressOf(app)
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(envelope.bytes.slice(0, 9)),
  })
  const type = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' }
  const request = new Request(`http://localhost${address}`, {
    ...{ method: 'PATCH', headers: { ...headers, ...type }, body, duplex: 'half' as const },
  })
  expect((await app.fetch(request)).status).toBe(408)
  expect((await stateOf(app, address)).headers.get('Upload-Offset')).toBe('9')
})

describe('the browser’s own sender', () => {
  const piecesOf = async function* (from = 0) {
    for (let at = from; at < envelope.length; at += 100_000) {
      const bytes = envelope.bytes.slice(at, at + 100_000)
      yield { bytes, sha256: toBase64(sha256(bytes)) }
    }
  }

  /** @param breaks what breaks of each request: before it arrives, or its answer */
  function sender(app: App, breaks: ('request' | 'answer' | undefined)[] = []) {
    const progress: number[] = []
    const waits: number[] = []
    const client = new EnvelopeSender({
      language: 'en',
      signal: new AbortController().signal,
      onProgress: (arrived) => void progress.push(arrived),
      async pause(milliseconds) {
        waits.push(milliseconds)
        isAway = false
      },
      async request(address, init) {
        const broken = breaks.shift()
        if (broken === 'request') throw new TypeError('Failed to fetch')
        const response = await app.request(address, init)
        if (broken === 'answer') throw new TypeError('Failed to fetch')
        return response
      },
    })
    return { client, progress, waits }
  }

  test('sends an envelope over a line that breaks before a piece arrives, and after', async () => {
    const app = takingProcess()
    // Creation, twice; first piece, what has arrived of it, first piece; second piece, which arrived.
    const breaks = ['request', undefined, 'request', 'request', undefined, 'answer', undefined] as const
    const { client, progress, waits } = sender(app, [...breaks])
    const address = await client.create('7', envelope.length)
    await client.send(address, 0, piecesOf())
    expect(progress).toEqual([100_000, 200_000, envelope.length])
    expect(waits).toEqual([1000, 1000, 1000])
    expect((await client.receipt(address)).status).toBe(201)
    expect(accepted.map(({ hash }) => hash)).toEqual([envelope.hash()])
  })

  test('gives up when the line stays broken, and later goes on where it stopped', async () => {
    const app = takingProcess()
    const broken = Array.from({ length: 20 }, () => 'request' as const)
    const { client } = sender(app, [undefined, undefined, ...broken])
    const address = await client.create('7', envelope.length)
    await expect(client.send(address, 0, piecesOf())).rejects.toThrow(BrokenLineError)
    const later = sender(app)
    const offset = await later.client.offsetOf(address)
    expect(offset).toBe(100_000)
    await later.client.send(address, offset ?? 0, piecesOf(offset))
    expect(later.progress).toEqual([200_000, envelope.length])
    expect(accepted).toHaveLength(1)
  })

  test('waits for a database that is away when the last piece has arrived', async () => {
    const app = takingProcess()
    const { client } = sender(app)
    const address = await client.create('7', envelope.length)
    isAway = true
    await client.send(address, 0, piecesOf())
    expect(failures.splice(0)).toHaveLength(1)
    expect((await client.receipt(address)).status).toBe(201)
    expect(accepted).toHaveLength(1)
  })

  test('says what the server says of a refusal', async () => {
    const { client } = sender(takingProcess())
    const refused = await client.create('8', envelope.length).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(RefusedError)
    const response = refused instanceof RefusedError ? await refused.response.json() : undefined
    expect(response).toMatchObject({ success: false, message: 'There is none.' })
  })
})
