import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'
import type { ContentVersion } from '../database/content-version.ts'
import { cacheUntilPublish } from './cache-until-publish.ts'
import type { Reading } from './reading.ts'

// Nothing is asked of it: it is what things are cached for.
const payload: Payload = Object.create(null)

/** A version at which news have this token, and events always the same. */
const variantOf = (news: string): ContentVersion => ({
  whole: `everything events ${news}`,
  tokens: new Map([
    ['everything', 'everything'],
    ['events', 'events'],
    ['news', news],
  ]),
})

const reading = (news?: string): Reading => ({
  payload,
  language: 'en',
  now: new Date(0),
  ...(news !== undefined && { contentVersion: variantOf(news) }),
})

function counter() {
  let reads = 0
  return () => Promise.resolve((reads += 1))
}

test('what was read is given to every page of the same content version', async () => {
  const cached = cacheUntilPublish<number>(10)
  const read = counter()
  expect(await cached(reading('one'), 'key', read)).toBe(1)
  expect(await cached(reading('one'), 'key', read)).toBe(1)
  expect(await cached(reading('one'), 'another key', read)).toBe(2)
})

test('a publish has it read again', async () => {
  const cached = cacheUntilPublish<number>(10)
  const read = counter()
  await cached(reading('one'), 'key', read)
  expect(await cached(reading('two'), 'key', read)).toBe(2)
})

test('what was read from something else than what was published stays', async () => {
  const cached = cacheUntilPublish<number>(10)
  const read = counter()
  const ofNews = () =>
    cached(reading('one'), 'news', (note) => {
      note('events')
      note('news')
      return read()
    })
  const ofEvents = (news: string) =>
    cached(reading(news), 'events', (note) => {
      note('events')
      return read()
    })
  await ofNews()
  await ofEvents('one')
  expect(await ofEvents('two')).toBe(2)
  expect(await cached(reading('two'), 'news', read)).toBe(3)
  const starter = { ...variantOf('one'), whole: 'fresh', tokens: new Map([['everything', 'fresh']]) }
  expect(await cached({ ...reading(), contentVersion: starter }, 'events', read)).toBe(4)
})

test('what was asked for before a publish and comes after it is not cached for the new version', async () => {
  const cached = cacheUntilPublish<string>(10)
  const slow = Promise.withResolvers<string>()
  const before = cached(reading('one'), 'key', () => slow.promise)
  const after = cached(reading('two'), 'key', () => Promise.resolve('new'))
  slow.resolve('old')
  expect(await before).toBe('old')
  expect(await after).toBe('new')
  expect(await cached(reading('two'), 'key', () => Promise.resolve('newer'))).toBe('new')
})

test('a failure to read is not cached', async () => {
  const cached = cacheUntilPublish<string>(10)
  await expect(cached(reading('one'), 'key', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  )
  expect(await cached(reading('one'), 'key', () => Promise.resolve('read'))).toBe('read')
})

test('no more are cached than was said', async () => {
  const cached = cacheUntilPublish<number>(2)
  const read = counter()
  for (const key of ['first', 'second', 'third']) await cached(reading('one'), key, read)
  expect(await cached(reading('one'), 'third', read)).toBe(3)
  expect(await cached(reading('one'), 'first', read)).toBe(4)
})

test('without a content version it is cached for its own page alone', async () => {
  const cached = cacheUntilPublish<number>(10)
  const read = counter()
  const page = reading()
  expect([await cached(page, 'key', read), await cached(page, 'key', read)]).toEqual([1, 1])
  expect(await cached(reading(), 'key', read)).toBe(2)
})

test('nothing that an editor previews is cached, nor is an editor given what is cached', async () => {
  const cached = cacheUntilPublish<number>(10)
  const read = counter()
  await cached(reading('one'), 'key', read)
  const preview: Reading = {
    ...reading('one'),
    previewedBy: {
      id: 1,
      collection: 'users',
      email: 'editor@example.org',
      name: 'Editor',
      roles: ['editor'],
      updatedAt: '',
      createdAt: '',
    },
  }
  expect([await cached(preview, 'key', read), await cached(preview, 'key', read)]).toEqual([2, 3])
  expect(await cached(reading('one'), 'key', read)).toBe(1)
})

test('what has a time is cached no longer', async () => {
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z'), toFake: ['Date', 'setTimeout'] })
  try {
    const cached = cacheUntilPublish<number>(10, 60_000)
    const read = counter()
    await cached(reading('one'), 'key', read)
    vi.advanceTimersByTime(59_000)
    expect(await cached(reading('one'), 'key', read)).toBe(1)
    vi.advanceTimersByTime(2_000)
    expect(await cached(reading('one'), 'key', read)).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})
