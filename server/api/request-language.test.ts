import { describe, expect, test } from 'vitest'
import { languageOfCall, requestLanguage } from './request-language.ts'

describe('the language of a call', () => {
  test.each([
    ['ar', 'fr', 'ar'],
    ['AR-jo', 'fr', 'ar'],
    ['de', 'fr', 'fr'],
    ['', 'fa', 'fa'],
    ['en, ar', 'fr', 'fr'],
    [undefined, undefined, 'en'],
    [undefined, 'de, nl;q=0.8', 'en'],
    [undefined, 'fr-CA', 'fr'],
    [undefined, 'en;q=0.2, fa;q=0.9, ar;q=0.5', 'fa'],
    [undefined, 'de;q=1, ar;q=0.5, fr;q=0.5', 'ar'],
    [undefined, 'ar;q=0, *;q=0.5', 'en'],
    [undefined, 'en;q=0, *;q=0.5', 'ar'],
    [undefined, 'en;q=0.1, *;q=0.5', 'ar'],
    [undefined, 'fr;q=0, fr-CA;q=0.9, fa;q=0.1', 'fa'],
    [undefined, 'fr;q=2, fa;q=0.3', 'fa'],
    [undefined, 'fr;q=0.12345, fa;q=0.3', 'fa'],
    [undefined, ';;;,,=', 'en'],
    [undefined, 'FA ; q=0.5', 'fa'],
  ])('lang %j and Accept-Language %j give %s', (lang, acceptLanguage, expected) => {
    expect(requestLanguage(lang, acceptLanguage)).toBe(expected)
  })
})

test.each([
  ['/api/news?lang=ar', 'ar'],
  ['https://network.example.org/api/news?page=2&lang=fa', 'fa'],
  ['/api/news?l%61ng=ar', 'ar'],
  // What the address does not name by one of the four codes is left to the headers.
  ['/api/news', 'fr'],
  ['/api/news?q=lang', 'fr'],
  ['/api/news?lang=', 'fr'],
  ['/api/news?lang=de', 'fr'],
  ['/api/news?lang=ar&lang=fa', 'fr'],
])('the address %s is answered in %s where the headers ask for French', (address, expected) => {
  expect(languageOfCall(address, { lang: 'fr', acceptLanguage: 'en' })).toBe(expected)
})
