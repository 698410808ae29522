import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PageCache, type KeptResponse } from './page-cache.ts'

let version: string
let now: number
let failures: string[]
let cache: PageCache

beforeEach(() => {
  version = 'one'
  now = 1000
  failures = []
  cache = new PageCache({
    maximumBytes: 20_000,
    version: () => version,
    now: () => now,
    onFailure: (key) => failures.push(key),
  })
})

function response(text: string, freshUntil = 2000): KeptResponse {
  const body = Buffer.from(text)
  return { status: 200, headers: {}, tag: text, bodies: { identity: body, gzip: body, br: body }, freshUntil }
}

const making = (text: string, options: { keep?: boolean; freshUntil?: number } = {}) =>
  vi.fn(() => Promise.resolve({ response: response(text, options.freshUntil), keep: options.keep ?? true }))

const textOf = async (result: Promise<{ response: KeptResponse }>) => (await result).response.tag

describe('a page', () => {
  test('is made once and then kept', async () => {
    const make = making('page')
    expect((await cache.get('/', make)).outcome).toBe('miss')
    expect((await cache.get('/', make)).outcome).toBe('hit')
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('is made anew after a publish', async () => {
    await cache.get('/', making('before'))
    version = 'two'
    expect(await textOf(cache.get('/', making('after')))).toBe('after')
  })

  test('is made anew when its time is over', async () => {
    await cache.get('/', making('before'))
    now = 2000
    expect(await textOf(cache.get('/', making('after')))).toBe('after')
  })

  test('is made once however many ask at once', async () => {
    const make = making('page')
    await Promise.all(Array.from({ length: 100 }, () => cache.get('/', make)))
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('begun before a publish is not given to those who ask after it', async () => {
    let release: (() => void) | undefined
    const slow = () =>
      new Promise<{ response: KeptResponse; keep: boolean }>((resolve) => {
        release = () => resolve({ response: response('before'), keep: true })
      })
    const before = cache.get('/', slow)
    version = 'two'
    const after = cache.get('/', making('after'))
    expect(await textOf(after)).toBe('after')
    release?.()
    expect(await textOf(before)).toBe('before')
    expect(await textOf(cache.get('/', making('again')))).not.toBe('before')
  })

  test('that is not to be kept is made each time', async () => {
    const make = making('404', { keep: false })
    await cache.get('/nothing', make)
    await cache.get('/nothing', make)
    expect(make).toHaveBeenCalledTimes(2)
  })
})

describe('when a page can’t be made', () => {
  const fail = () => Promise.reject(new Error('the database is away'))

  test('the last good one is given', async () => {
    await cache.get('/', making('good'))
    version = 'two'
    const result = await cache.get('/', fail)
    expect(result).toMatchObject({ outcome: 'stale', response: { tag: 'good' } })
    expect(failures).toEqual(['/'])
  })

  test('and there was none, the failure is the caller’s', async () => {
    await expect(cache.get('/', fail)).rejects.toThrow('the database is away')
  })

  test('the next one tries again', async () => {
    await cache.get('/', fail).catch(() => undefined)
    expect(await textOf(cache.get('/', making('good')))).toBe('good')
  })
})

test('the memory is bounded: the least recently used page goes first', async () => {
  for (let index = 0; index < 100; index += 1) await cache.get(`/${index}`, making('x'.repeat(300)))
  expect(cache.size).toBeLessThanOrEqual(20_000)
  const make = making('made anew')
  await cache.get('/0', make)
  expect(make).toHaveBeenCalledTimes(1)
})
