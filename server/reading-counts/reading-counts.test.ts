import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { inspect } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import type { CachedResponse } from '../page-cache/cached-response.ts'
import { ReadingCounts } from './reading-counts.ts'
import { countedSearch, subjectOf } from './subject-of.ts'

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const page: CachedResponse = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  tag: '',
  bodies: { br: Buffer.alloc(0) },
  freshUntil: 0,
}

let now: number
let readings: ReadingCounts

beforeEach(() => {
  now = Date.UTC(2026, 4, 1, 12)
  readings = new ReadingCounts({
    siteUrl: 'https://network.example.org',
    timeZone: 'Asia/Amman',
    now: () => now,
  })
})

function request(url: string, headers: IncomingMessage['headers'] = {}): IncomingMessage {
  const incoming = new IncomingMessage(new Socket())
  Object.assign(incoming, { method: 'GET', url, headers: { 'user-agent': agent, ...headers } })
  return incoming
}

const readPage = (url: string, headers?: IncomingMessage['headers']) =>
  readings.countShared(request(url, headers), { ...page })
const pages = () =>
  readings
    .take()
    .counts.filter(({ kind }) => kind === 'page')
    .map(({ day, subject, language, count }) => `${day} ${subject} ${language} ${count}`)

test('pages are counted by day in the zone, by path and by language', () => {
  now = Date.UTC(2026, 4, 1, 20, 59)
  for (const url of ['/news', '/ar/news?page=2', '/ar', '/news.data?_routes=root', '/_root.data', '/news'])
    readPage(url)
  now += 60_000
  readPage('/news')
  expect(pages()).toEqual([
    '2026-05-01 /news en 3',
    '2026-05-01 /news ar 1',
    '2026-05-01 / ar 1',
    '2026-05-01 / en 1',
    '2026-05-02 /news en 1',
  ])
})

test('whoever filters a list or pages through it goes on reading the same page; another language is another', () => {
  const referer = 'https://network.example.org/news?page=2'
  readPage('/news')
  readPage('/news.data?page=3', { referer })
  readPage('/news?page=3', { referer })
  readPage('/ar/news', { referer })
  expect(pages()).toEqual(['2026-05-01 /news en 1', '2026-05-01 /news ar 1'])
})

test('nothing of a request stays in memory but sums', () => {
  const own = { cookie: 'choice=7f3a', 'x-forwarded-for': '192.0.2.77', 'accept-language': 'qq-ZZ' }
  readPage('/news?who=jane-doe', { ...own, referer: 'https://partner.example/letters/jane-doe?from=jane' })
  const memory = inspect(readings, { showHidden: true, depth: null })
  expect(memory).not.toMatch(/jane|192\.0\.2|7f3a|qq-ZZ|Firefox/)
  expect(readings.take()).toEqual({
    counts: [
      { day: '2026-05-01', kind: 'page', subject: '/news', language: 'en', count: 1 },
      { day: '2026-05-01', kind: 'referrer', subject: 'partner.example', language: '', count: 1 },
    ],
    searches: [],
  })
})

test('however many things are made up, memory has an end', () => {
  for (let number = 0; number < 30_000; number += 1)
    readPage('/news', { referer: `https://made-up-${number}.example/` })
  expect(readings.take().counts.length).toBe(20_000)
})

test('a file that is fetched in parts is counted once', () => {
  const pass = (status: number, headers: Record<string, string>) =>
    readings.countPassed(request('/files/documents/report.pdf'), { status, headers, foundNothing: false })
  pass(206, { 'content-range': 'bytes 0-99/1000' })
  pass(206, { 'content-range': 'bytes 100-999/1000' })
  pass(404, {})
  expect(readings.take().counts).toEqual([
    { day: '2026-05-01', kind: 'download', subject: '/files/documents/report.pdf', language: '', count: 1 },
  ])
})

test.each([
  [
    '/ar/data-tools/indicators/water-stress.csv?version=3',
    'download /data-tools/indicators/water-stress.csv ar',
  ],
  ['/countries/jordan/figures.json', 'download /countries/jordan/figures.json en'],
  ['/publications/12/citation.bib', 'download /publications/12/citation.bib en'],
  ['/data-tools/indicators/water-stress.metadata.json', undefined],
  ['/data-tools/indicators/water-stress.png', undefined],
  ['/files/media/river.webp', undefined],
  ['/feeds/news.atom', undefined],
  ['/api/news', undefined],
])('%s counts as %s', (address, counted) => {
  const subject = subjectOf(address, 'application/octet-stream')
  expect(subject && `${subject.kind} ${subject.path} ${subject.language}`).toBe(counted)
})

test.each([
  '/followers/confirm/secret',
  '/fr/followers/end/secret',
  '/ar/subscribers/confirm',
  '/receipts?reference=A-1',
  '/news/7?preview=draft',
])('%s is one visitor’s own and not counted', (address) =>
  expect(subjectOf(address, 'text/html')).toBeUndefined(),
)

test.each([
  ['/search?q=%20Rain%20%20HARVESTING', 'rain harvesting'],
  ['/search?q=jane%40example.org', undefined],
  ['/search?q=call%20079%20123%2045', undefined],
  [`/search?q=${'word '.repeat(20)}`, undefined],
  ['/search', undefined],
])('of %s, %s is counted as searched', (address, words) => {
  expect(countedSearch(address)).toBe(words)
})
