import { afterEach, expect, test, vi } from 'vitest'
import { followLanguageCookie, languagePreferenceKey as key } from './language-preference.ts'

afterEach(() => vi.unstubAllGlobals())

/** The local value after a page has begun in a browser that holds a cookie and a local value. */
function localValueAfter(cookie: string, local: string | undefined): string | undefined {
  const values = new Map(local === undefined ? [] : [[key, local]])
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
  })
  followLanguageCookie()
  return values.get(key)
}

test.each([
  ['a choice that only the cookie knows', `${key}=ar`, undefined, 'ar'],
  ['an older local value gives way', `theme=x; ${key}=fa; other=y`, 'fr', 'fa'],
  ['a choice of English too', `${key}=en`, 'ar', 'en'],
  ['the same in both', `${key}=fr`, 'fr', 'fr'],
  ['no choice', 'theme=x', undefined, undefined],
  ['a cookie that was cleared', '', 'ar', 'ar'],
  ['a cookie of no language', `${key}=xx`, 'ar', 'ar'],
  ['a cookie of another name', `not-${key}=fr`, 'ar', 'ar'],
])('%s', (_case, cookie, local, expected) => {
  expect(localValueAfter(cookie, local)).toBe(expected)
})

test('a browser without storage goes on', () => {
  const refuses = () => {
    throw new Error('Storage is switched off')
  }
  vi.stubGlobal('document', { cookie: `${key}=ar` })
  vi.stubGlobal('localStorage', { getItem: refuses, setItem: refuses })
  expect(followLanguageCookie).not.toThrow()
})
