import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { compress } from './compress.ts'
import { PageCache } from './page-cache.ts'
import type { CachedResponse } from './cached-response.ts'

let version: string
let now: number
let failures: string[]
let compressed: string[]
let rests: number[]
let cache: PageCache

beforeEach(() => {
  version = 'one'
  now = 1000
  failures = []
  compressed = []
  rests = []
  cache = new PageCache({
    maximumBytes: 20_000,
    version: () => version,
    now: () => now,
    onFailure: (key) => failures.push(key),
    rest: async (milliseconds) => {
      rests.push(milliseconds)
    },
    compressDensely: async (cached) => {
      compressed.push(cached.tag)
      const dense = Buffer.from('dense')
      return { ...cached, bodies: { ...cached.bodies, br: dense } }
    },
  })
})

function response(text: string, freshUntil = 2000): CachedResponse {
  const body = Buffer.from(text)
  return { status: 200, headers: {}, tag: text, bodies: { br: body }, freshUntil }
}

const making = (text: string, options: { isCacheable?: boolean; freshUntil?: number } = {}) =>
  vi.fn(() =>
    Promise.resolve({
      response: response(text, options.freshUntil),
      isCacheable: options.isCacheable ?? true,
    }),
  )

const textOf = async (result: Promise<{ response: CachedResponse }>) => (await result).response.tag

describe('a page', () => {
  test('is made once and then cached', async () => {
    const make = making('page')
    expect((await cache.get('/', make)).outcome).toBe('miss')
    expect((await cache.get('/', make)).outcome).toBe('hit')
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('is rebuilt after a publish', async () => {
    await cache.get('/', making('before'))
    version = 'two'
    expect(await textOf(cache.get('/', making('after')))).toBe('after')
  })

  test('is rebuilt when its time is over', async () => {
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
      new Promise<{ response: CachedResponse; isCacheable: boolean }>((resolve) => {
        release = () => resolve({ response: response('before'), isCacheable: true })
      })
    const before = cache.get('/', slow)
    version = 'two'
    const after = cache.get('/', making('after'))
    expect(await textOf(after)).toBe('after')
    release?.()
    expect(await textOf(before)).toBe('before')
    expect(await textOf(cache.get('/', making('again')))).not.toBe('before')
  })

  test('that is not to be cached is made each time', async () => {
    const make = making('404', { isCacheable: false })
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
  for (let index = 0; index < 100; index += 1) await cache.get(`/${index}`, making('x'.repeat(500)))
  expect(cache.size).toBeLessThanOrEqual(20_000)
  const make = making('rebuilt')
  await cache.get('/0', make)
  expect(make).toHaveBeenCalledTimes(1)
})

test('addresses with a query drive out each other, never the pages that everybody reads', async () => {
  await cache.get('/news', making('page'))
  for (let index = 0; index < 100; index += 1)
    await cache.get(`/news?topic=${index}`, making('x'.repeat(500)))
  expect((await cache.get('/news', making('rebuilt'))).outcome).toBe('hit')
  expect((await cache.get('/news?topic=99', making('rebuilt'))).outcome).toBe('hit')
  expect((await cache.get('/news?topic=0', making('rebuilt'))).outcome).toBe('miss')
})

test('when a thousand pages are stale at once each is made once, a few at a time', async () => {
  let inTheMaking = 0
  let most = 0
  const makes = Array.from({ length: 1000 }, (_, index) =>
    vi.fn(async () => {
      inTheMaking += 1
      most = Math.max(most, inTheMaking)
      await Promise.resolve()
      inTheMaking -= 1
      return { response: response(String(index)), isCacheable: true }
    }),
  )
  const visitors = [1, 2, 3].flatMap(() => makes.map((make, index) => cache.get(`/${index}`, make)))
  await Promise.all(visitors)
  for (const make of makes) expect(make).toHaveBeenCalledTimes(1)
  expect(most).toBeLessThanOrEqual(16)
})

describe('after a publish', () => {
  const read = async (key: string, times: number, make = making(key)) => {
    for (let time = 0; time <= times; time += 1) await cache.get(key, make, { isWarmed: true })
    return make
  }

  test('the pages that were read are rebuilt before anybody asks, those read most first', async () => {
    const order: string[] = []
    const noting = (key: string) =>
      vi.fn(async () => {
        order.push(key)
        return { response: response(key), isCacheable: true }
      })
    await read('/few', 1, noting('/few'))
    await read('/many', 5, noting('/many'))
    const once = await read('/never again', 0, noting('/never again'))
    order.length = 0
    version = 'two'
    await cache.warm()
    expect(order).toEqual(['/many', '/few'])
    expect(once).toHaveBeenCalledTimes(1)
    expect((await cache.get('/many', making('rebuilt'))).outcome).toBe('hit')
  })

  test('whoever asks comes first: warming begins later, and rests longer than it works', async () => {
    const slow = vi.fn(async () => {
      now += 100
      return { response: response('slow', 100_000), isCacheable: true }
    })
    await read('/', 3, slow)
    version = 'two'
    await cache.warm()
    expect(rests).toEqual([1000, 300])
  })

  test('warming stops when something else is published', async () => {
    await read('/one', 3)
    const other = await read('/other', 1)
    version = 'two'
    const warming = cache.warm()
    version = 'three'
    await warming
    expect(other).toHaveBeenCalledTimes(1)
  })

  test('a page that can’t be made in advance does not hinder the others', async () => {
    let fails = false
    const failing = vi.fn(() =>
      fails
        ? Promise.reject(new Error('away'))
        : Promise.resolve({ response: response('a'), isCacheable: true }),
    )
    await read('/failing', 3, failing)
    const other = await read('/other', 1)
    fails = true
    version = 'two'
    await cache.warm()
    expect(failures).toEqual(['/failing'])
    expect(other).toHaveBeenCalledTimes(2)
  })
})

describe('a page that is read often', () => {
  const bodyOf = async (make = making('page')) => {
    const { response: cached } = await cache.get('/', make)
    return cached.bodies.br.toString()
  }
  const readOften = async () => {
    for (let time = 0; time < 4; time += 1) await cache.get('/', making('page'))
    await expect.poll(() => bodyOf()).toBe('dense')
  }

  test('is compressed densely once, and others not', async () => {
    await cache.get('/other', making('other'))
    await readOften()
    await bodyOf()
    expect(compressed).toEqual(['page'])
  })

  test('is not compressed for who could not have the dense form', async () => {
    await cache.get('/other', making('other'))
    for (let time = 0; time < 4; time += 1) cache.fresh('/other', false)
    await readOften()
    expect(compressed).toEqual(['page'])
  })

  test('keeps its dense form when it is rebuilt and says the same', async () => {
    await readOften()
    version = 'two'
    expect(await bodyOf()).toBe('dense')
    version = 'three'
    expect(await bodyOf(making('another'))).toBe('another')
    expect(compressed).toEqual(['page'])
  })
})

describe('gzip', () => {
  const page = '<p>Water, energy and food, planned together</p>'.repeat(200)
  const make = async () => ({
    isCacheable: true,
    response: { status: 200, headers: {}, freshUntil: 2000, ...(await compress(Buffer.from(page))) },
  })

  test('is made when somebody asks for it, cached, and counted', async () => {
    await cache.get('/', make)
    const before = cache.size
    const cached = cache.fresh('/')
    if (!cached) throw new Error('not cached')
    const { bodies } = cache.addGzip('/', cached)
    expect(gunzipSync(bodies.gzip ?? '').toString()).toBe(page)
    expect(cache.fresh('/')?.bodies.gzip).toBe(bodies.gzip)
    expect(cache.size).toBe(before + (bodies.gzip?.length ?? Number.NaN))
  })

  test('and the dense form do not drive each other out', async () => {
    await cache.get('/', make)
    const cached = cache.fresh('/')
    if (!cached) throw new Error('not cached')
    const gzip = cache.addGzip('/', cached).bodies.gzip
    await expect.poll(() => cache.fresh('/')?.bodies.br.toString()).toBe('dense')
    expect(cache.fresh('/')?.bodies.gzip).toBe(gzip)
  })
})
