import { expect, test } from 'vitest'
import { languageCodes } from '../languages/languages.ts'
import { datasetFiles } from './dataset-files.ts'
import { readStarterFigures } from './starter-figures.ts'
import { starterPublications } from './texts/publications.ts'

const datasets = starterPublications.filter(({ kind }) => kind === 'dataset')

test.each(datasets)('$slug: its files have the values of the figures, and no others', async (dataset) => {
  const files = await datasetFiles(dataset)
  expect(files.map(({ language }) => language)).toEqual([...languageCodes, null])
  const json: { rows: Record<string, string | number | null>[] } = JSON.parse(files.at(-1)?.content ?? '')
  for (const slug of dataset.indicators ?? []) {
    const wanted = (await readStarterFigures(slug))
      .filter(({ country, year }) => year >= 2000 && dataset.countries.some((code) => code === country))
      .map(({ country, year, value }) => `${country} ${year} ${value}`)
    const found = json.rows
      .filter((row) => row[slug] !== null)
      .map((row) => `${String(row['country-code']).toLowerCase()} ${row['year']} ${row[slug]}`)
    expect(found.toSorted(), slug).toEqual(wanted.toSorted())
    expect(wanted.length).toBeGreaterThan(0)
  }
  const numbers = (content: string) =>
    content
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, 2), ...line.split(',').slice(2)].join())
      .toSorted()
  const [first = '', ...others] = files.slice(0, -1).map(({ content }) => content)
  for (const other of others) expect(numbers(other)).toEqual(numbers(first))
})
