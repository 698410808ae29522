import '../../language/all-messages.ts'
import { readdirSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { addressIn } from '../../../languages/address.ts'
import { languageCodes } from '../../../languages/languages.ts'
import { allExamples } from '../../pages/design-system/all-examples.ts'

/** Folders of parts that are no building blocks of pages: they stand once, in the frame, or belong to one page. */
const withoutExamples = [
  'add-to-calendar',
  'carousel',
  'citation',
  'document-list',
  'draft-notice',
  'language-switch',
  'list-filters',
  'loading-page',
  'logo',
  'marked-text',
  'page-head',
  'reading-tools',
  'reference-list',
  'regional-network',
  'search-form',
  'site-footer',
  'site-header',
  'social-links',
  'subscribe',
  'system-chart',
]

describe.each(languageCodes)('examples in %s', (language) => {
  test.each(allExamples)('of $name render', ({ examples }) => {
    for (const { name, render: Example } of examples) {
      const markup = renderToStaticMarkup(
        <MemoryRouter initialEntries={[addressIn(language, '/design-system')]}>
          <Example />
        </MemoryRouter>,
      )
      expect(markup.length, name).toBeGreaterThan(20)
      expect(markup, name).not.toMatch(/undefined|NaN|\[object/)
    }
  })
})

test('every component has examples', () => {
  const folder = new URL('../', import.meta.url)
  const missing = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .filter(({ name }) => {
      const files = readdirSync(new URL(`${name}/`, folder))
      return (
        files.some((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx')) &&
        !files.some((file) => file.endsWith('.examples.tsx'))
      )
    })
    .map(({ name }) => name)
  expect(missing.toSorted()).toEqual(withoutExamples)
})

test('every file of examples is in the list', () => {
  const files = readdirSync(new URL('../', import.meta.url), { recursive: true, encoding: 'utf8' })
  expect(allExamples).toHaveLength(files.filter((file) => file.endsWith('.examples.tsx')).length)
  expect(new Set(allExamples.map(({ name }) => name)).size).toBe(allExamples.length)
})
