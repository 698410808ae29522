import { expect, test } from 'vitest'
import { pathOfPage } from './path-of-page.ts'

test('a page and its data have one path', () => {
  expect(pathOfPage(new URL('http://a.test/ar/news.data?q=x'))).toBe('/ar/news')
  expect(pathOfPage(new URL('http://a.test/data-tools'))).toBe('/data-tools')
})
