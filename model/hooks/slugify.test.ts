import { expect, test } from 'vitest'
import { slugify, slugifyPath } from './slugify.ts'

test.each([
  ['Water & energy', 'water-energy'],
  ['  Türkiye’s “Göksu” dam  ', 'turkiyes-goksu-dam'],
  ['Engineer (m/f), 2026/27', 'engineer-m-f-2026-27'],
  ['مياه', ''],
  ['---', ''],
  ['x'.repeat(200), 'x'.repeat(96)],
])('%s becomes %s', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

test.each([
  ['wefe-hub/maps', 'wefe-hub/maps'],
  ['WEFE Hub / Maps & data', 'wefe-hub/maps-data'],
  ['/../etc/passwd', 'etc/passwd'],
  ['مياه/maps', 'maps'],
  [`${'x'.repeat(95)}/y`, 'x'.repeat(95)],
])('as an address %s becomes %s', (path, slug) => {
  expect(slugifyPath(path)).toBe(slug)
})
