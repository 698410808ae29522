import { expect, test } from 'vitest'
import { addressIn, languageOfPath, pathWithoutLanguage } from './address.ts'
import { languageCodes } from './languages.ts'

test.each([
  ['/', 'en', '/'],
  ['/ar', 'ar', '/'],
  ['/ar/projects/1', 'ar', '/projects/1'],
  ['/arabic', 'en', '/arabic'],
  ['/en/projects', 'en', '/en/projects'],
  ['/fa/', 'fa', '/'],
])('%s is in %s, at %s', (pathname, language, path) => {
  expect(languageOfPath(pathname)).toBe(language)
  expect(pathWithoutLanguage(pathname)).toBe(path)
})

test('an address leads back to its path in every language', () => {
  for (const language of languageCodes) {
    for (const path of ['/', '/projects', '/wefe-hub/maps']) {
      expect(pathWithoutLanguage(addressIn(language, path))).toBe(path)
      expect(languageOfPath(addressIn(language, path))).toBe(language)
    }
  }
})
