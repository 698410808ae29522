import { expect, test } from 'vitest'
import { kindOfRequest, RequestCounts } from './request-counts.ts'

test.each([
  ['GET', '/', 'page'],
  ['GET', '/ar/news?tag=water', 'page'],
  ['HEAD', '/news.data?page=2', 'data'],
  ['GET', '/news?x=.data', 'page'],
  ['GET', '/api/news', 'api'],
  ['GET', '/apiary', 'page'],
  ['GET', '/assets/a.js', 'file'],
  ['GET', '/previews/news/1.png', 'file'],
  ['GET', '/admin', 'admin'],
  ['POST', '/cms-api/users/login', 'admin'],
  ['POST', '/api/tenders/1/proposals', 'submission'],
  ['POST', '/ar/tenders/one', 'submission'],
  ['GET', '/readyz', 'health'],
] as const)('%s %s asks for a %s', (method, address, kind) => {
  expect(kindOfRequest(method, address)).toBe(kind)
})

test('answers are counted by kind, outcome and status class', () => {
  const requests = new RequestCounts()
  requests.count('page', 'hit', 200, 1)
  requests.count('page', 'hit', 204, 1)
  requests.count('page', 'hit', 304, 1)
  requests.count('api', 'refused', 503, 1)
  expect(requests.counted()).toEqual([
    { kind: 'page', outcome: 'hit', status: '2xx', count: 2 },
    { kind: 'page', outcome: 'hit', status: '3xx', count: 1 },
    { kind: 'api', outcome: 'refused', status: '5xx', count: 1 },
  ])
  expect(requests.refused).toBe(1)
})

test('durations are a histogram: each step has what was not longer than it', () => {
  const requests = new RequestCounts()
  for (const milliseconds of [0.5, 1, 30, 60_000]) requests.count('page', 'hit', 200, milliseconds)
  const lines = requests.durations('seconds', 'answering 1').split('\n')
  const sample = (name: string) =>
    lines.find((line) => line.startsWith(name) && line.includes('kind="page",process="answering 1"'))
  expect(sample('seconds_bucket{le="0.001"')).toMatch(/ 2$/)
  expect(sample('seconds_bucket{le="0.025"')).toMatch(/ 2$/)
  expect(sample('seconds_bucket{le="0.05"')).toMatch(/ 3$/)
  expect(sample('seconds_bucket{le="10"')).toMatch(/ 3$/)
  expect(sample('seconds_bucket{le="+Inf"')).toMatch(/ 4$/)
  expect(sample('seconds_count')).toMatch(/ 4$/)
  expect(sample('seconds_sum')).toMatch(/ 60\.0315$/)
})
