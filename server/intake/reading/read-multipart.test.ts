import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pdf, submissionForm } from '../../../tests/support/submission-files.ts'
import { checkFreeDisk } from '../storing/free-disk.ts'
import { intakeLimits } from '../limits.ts'
import { en } from '../../../languages/messages/intake/en.ts'
import { Refused } from '../refused.ts'
import { readMultipart } from './read-multipart.ts'
import { ScratchFile } from './scratch-file.ts'

afterEach(() => {
  vi.useRealTimers()
})

const newFolder = () => mkdtemp(path.join(tmpdir(), 'reading-'))

async function request(body?: ReadableStream<Uint8Array>): Promise<Request> {
  const form = new Response(submissionForm({ a: 'b' }, [['proposal_file[0]', 'a.pdf', pdf()]]))
  return new Request('http://localhost', {
    method: 'POST',
    body: body ?? (await form.arrayBuffer()),
    headers: { 'Content-Type': form.headers.get('content-type') ?? '' },
    ...(body && { duplex: 'half' as const }),
  })
}

function read(sent: Request, place: string, signal = new AbortController().signal) {
  return readMultipart(sent, {
    nextPlace: () => place,
    onField: () => undefined,
    messages: en,
    now: () => new Date(),
    signal,
  })
}

async function refusalOf(work: Promise<unknown>): Promise<Refused> {
  const error: unknown = await work.catch((thrown: unknown) => thrown)
  if (error instanceof Refused) return error
  throw new Error('It was not refused')
}

describe('a body', () => {
  test('that can’t be written is our fault: 503, and to be tried again', async () => {
    const nowhere = path.join(await newFolder(), 'missing', 'file')
    const refused = await refusalOf(read(await request(), nowhere))
    expect(refused).toMatchObject({ status: 503, reason: en.unavailable, retryAfterSeconds: 300 })
  })

  test.each([
    ['was read', true],
    ['was refused', false],
  ])('leaves no timer for its longest duration behind once it %s', async (_, isWhole) => {
    const limits = vi.spyOn(AbortSignal, 'timeout')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const nowhere = path.join(await newFolder(), 'missing', 'file')
    const place = isWhole ? path.join(await newFolder(), 'file') : nowhere
    await read(await request(), place).catch(() => undefined)
    expect(vi.getTimerCount()).toBe(0)
    expect(limits, 'which nobody can end').not.toHaveBeenCalled()
    limits.mockRestore()
  })

  test('that stops for half a minute is given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let isCancelled = false
    const silent = new ReadableStream<Uint8Array>({
      cancel() {
        isCancelled = true
      },
    })
    const refused = refusalOf(read(await request(silent), path.join(await newFolder(), 'file')))
    await vi.advanceTimersByTimeAsync(intakeLimits.silence - 1)
    expect(isCancelled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await refused).toMatchObject({ status: 408 })
    expect(isCancelled).toBe(true)
  })

  test('whose sender goes is given up at once', async () => {
    const controller = new AbortController()
    const silent = new ReadableStream<Uint8Array>()
    const refused = refusalOf(
      read(await request(silent), path.join(await newFolder(), 'file'), controller.signal),
    )
    controller.abort()
    expect(await refused).toMatchObject({ status: 408 })
  })
})

test('a quotation mark in a file’s name is one again, which browsers send as %22', async () => {
  const form = new Response(submissionForm({}, [['proposal_file[0]', 'a"b".pdf', pdf()]]))
  const body = await form.arrayBuffer()
  expect(new TextDecoder('latin1').decode(body)).toContain('a%22b%22.pdf')
  const headers = { 'Content-Type': form.headers.get('content-type') ?? '' }
  const sent = new Request('http://localhost', { method: 'POST', body, headers })
  const { files } = await read(sent, path.join(await newFolder(), 'file'))
  expect(files.map(({ name }) => name)).toEqual(['a"b".pdf'])
})

test('what the disk has no room for is refused before it is read', async () => {
  const folder = await newFolder()
  await checkFreeDisk(folder, 0, en)
  const refused = await refusalOf(checkFreeDisk(folder, Number.MAX_SAFE_INTEGER, en))
  expect(refused).toMatchObject({ status: 503, retryAfterSeconds: 600 })
})

describe('a file while it is checked', () => {
  const content = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 253))

  test('lies on the disk unreadable, and is read from any place', async () => {
    const place = path.join(await newFolder(), 'scratch')
    const scratch = new ScratchFile(place)
    await pipeline(Readable.from([content], { objectMode: false }), ...scratch.writing())
    const onDisk = await readFile(place)
    expect(onDisk).toHaveLength(content.length)
    expect(onDisk.includes(content.subarray(0, 16))).toBe(false)
    expect((await buffer(scratch.read())).equals(content)).toBe(true)
    for (const [start, end] of [
      [0, 1],
      [15, 17],
      [16, 16],
      [4095, 70_001],
      [99_999, 100_000],
    ] as const) {
      expect((await buffer(scratch.read(start, end))).equals(content.subarray(start, end))).toBe(true)
    }
  })
})
