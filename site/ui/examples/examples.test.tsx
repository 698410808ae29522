import '../../language/all-messages.ts'
import { readdirSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { addressIn } from '../../../languages/address.ts'
import { languageCodes } from '../../../languages/languages.ts'
import { pageText } from '../../loading/page-text.ts'
import { allExamples } from '../../pages/design-system/all-examples.ts'
import { ExampleChartsContext } from '../chart/example-charts-context.ts'
import { exampleCharts } from '../chart/example-charts.ts'

/** What examples need of the site's own data (`useSite`). */
const site = {
  siteUrl: 'https://network.example.org',
  organization: {
    abbreviation: 'IWEN',
    name: { text: 'Network', language: 'en' },
    location: { text: 'Amman', language: 'en' },
  },
}

describe.each(languageCodes)('examples in %s', (language) => {
  test.each(allExamples)('of $name render', ({ examples }) => {
    for (const { name, render: Example } of examples) {
      const Shown = () => (
        <ExampleChartsContext value={exampleCharts(language)}>
          <Example />
        </ExampleChartsContext>
      )
      const Site = createRoutesStub([{ id: 'root', path: '*', Component: Shown }])
      const markup = renderToStaticMarkup(
        <Site
          initialEntries={[addressIn(language, '/design-system')]}
          hydrationData={{ loaderData: { root: pageText(site) } }}
        />,
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
  expect(missing).toEqual([])
})

test('every file of examples is in the list', () => {
  const files = readdirSync(new URL('../', import.meta.url), { recursive: true, encoding: 'utf8' })
  expect(allExamples).toHaveLength(files.filter((file) => file.endsWith('.examples.tsx')).length)
  expect(new Set(allExamples.map(({ name }) => name)).size).toBe(allExamples.length)
})
