import { expect, test } from 'vitest'
import { readPageRequest } from './page-request.ts'

const read = (path: string) => readPageRequest(`http://localhost${path}`)

test('unknown parameters are dropped and known ones put into one order', () => {
  expect(read('/news?utm_source=x&year=2026&page=2&fbclid=1').cacheKey).toBe('/news?page=2&year=2026')
  expect(read('/news?year=2026&page=2').cacheKey).toBe(read('/news?page=2&year=2026').cacheKey)
})

test('searches and previews are not cached', () => {
  expect(read('/news?q=water').cacheKey).toBeUndefined()
  expect(read('/news/1?preview=draft')).toMatchObject({ cacheKey: undefined, preview: 'draft' })
})

test('the light version of a page is cached under a name of its own; data has none', () => {
  expect(readPageRequest('http://localhost/news?page=2', 'light')).toMatchObject({
    version: 'light',
    cacheKey: 'light /news?page=2',
  })
  expect(readPageRequest('http://localhost/news.data', 'light')).toMatchObject({
    version: 'full',
    cacheKey: '/news.data',
  })
})

test('the language is the address’s, for pages and for their data', () => {
  expect(read('/ar/news').language).toBe('ar')
  expect(read('/ar.data')).toMatchObject({ language: 'ar', isData: true })
  expect(read('/news.data')).toMatchObject({ language: 'en', isData: true })
})
