import { expect, test } from 'vitest'
import { slugify } from './slugify.ts'

test.each([
  ['Water & energy', 'water-energy'],
  ['  Türkiye’s “Göksu” dam  ', 'turkiyes-goksu-dam'],
  ['wefe-hub/maps', 'wefe-hub/maps'],
  ['/../etc/passwd', 'etc/passwd'],
  ['مياه', ''],
  ['---', ''],
  ['x'.repeat(200), 'x'.repeat(96)],
])('%s becomes %s', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})
