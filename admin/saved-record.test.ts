import { expect, test } from 'vitest'
import { savedRecord } from './saved-record.ts'

test.each([
  ['PATCH', ['news', '3'], 'news/3'],
  ['PATCH', ['News', '', '3'], 'news/3'],
  ['POST', ['news', '3', 'revert'], 'news/3'],
  ['POST', ['globals', 'home-page'], 'globals/home-page'],
  ['POST', ['globals', 'home-page', 'revert'], 'globals/home-page'],
  ['GET', ['news', '3'], undefined],
  ['PATCH', ['news'], undefined],
  ['POST', ['news'], undefined],
  ['POST', ['users', 'login'], undefined],
])('%s %j saves %s', (method, segments, saved) => {
  expect(savedRecord(method, segments)).toBe(saved)
})
