import { expect, test } from 'vitest'
import { languageCodes } from '../languages/languages.ts'
import { starterImpacts as impacts } from './texts/our-impacts.ts'
import { defaultOrganization } from './default-organization.ts'

test('figures of all that was ever done say since when, so that nobody takes them for what a list holds', () => {
  const figures = [
    ...defaultOrganization.figures.map(({ value, label }) => ({ value, words: label })),
    ...impacts.map(({ value, title }) => ({ value, words: title })),
  ].filter(({ value }) => value === '100+' || value === '40+')
  expect(figures).toHaveLength(4)
  for (const { words } of figures)
    for (const language of languageCodes) expect(words[language], language).toMatch(/1987|۱۹۸۷/)
})
