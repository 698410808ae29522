import { expect, test } from 'vitest'
import { returnAddress } from './variant-choice.ts'

test('a path of this site stays with its query', () => {
  expect(returnAddress('/ar/news?page=2&topic=water#top', '/ar')).toBe('/ar/news?page=2&topic=water')
  expect(returnAddress('/', '/ar')).toBe('/')
  expect(returnAddress('/search?q=مياه', '/')).toBe('/search?q=%D9%85%D9%8A%D8%A7%D9%87')
})

test('nothing leads to another site', () => {
  for (const given of [
    '//evil.example',
    '///evil.example/path',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/a/../..//evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'news',
    '',
    '//',
    null,
    undefined,
    ['/news'],
  ]) {
    expect(returnAddress(given, '/ar'), JSON.stringify(given)).toBe('/ar')
  }
})

test('a path cannot bring a header of its own', () => {
  expect(returnAddress('/news\r\nSet-Cookie: a=b', '/')).toBe('/newsSet-Cookie:%20a=b')
})
