import { expect, test } from 'vitest'
import { likelyLanguage } from './direction.ts'

test.each([
  ['Audit Office', 'ar', 'en'],
  ['Audit Office', 'fa', 'en'],
  ['Audit Office', 'fr', 'fr'],
  ['مكتب التدقيق', 'en', 'ar'],
  ['دفتر حسابرسی', 'fa', 'fa'],
  ['2026', 'ar', 'ar'],
] as const)('“%s” on a page in %s is taken for %s', (name, page, language) => {
  expect(likelyLanguage(name, page)).toBe(language)
})
