import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { describeSeries } from '../figures/observations/status.ts'
import { languageCodes } from '../languages/languages.ts'
import { slugify } from '../model/hooks/slugify.ts'
import { figureFile, figureFolder, readStarterFigures, type StarterFigure } from './starter-figures.ts'
import { figuresEditionYear, starterIndicators } from './texts/indicators.ts'
import { starterMemberStates } from './texts/member-states.ts'

const members = starterMemberStates.map(({ country }) => country)

const seriesOf = (figures: readonly StarterFigure[], wanted: string) =>
  describeSeries(
    figures
      .filter(({ country }) => country === wanted)
      .map(({ year, value }) => ({ year, value, status: null, editionYear: figuresEditionYear })),
  )

test('there are twelve indicators with a file each, and no other file', () => {
  expect(starterIndicators).toHaveLength(12)
  expect(globSync(`${figureFolder}/**/*.*`).toSorted()).toEqual(
    starterIndicators.map(({ slug }) => figureFile(slug)).toSorted(),
  )
})

test('every pillar has an indicator, and no two share a slug or a code in files', () => {
  expect(new Set(starterIndicators.map(({ pillar }) => pillar))).toEqual(
    new Set(['water', 'energy', 'food', 'environment', 'context']),
  )
  const names = starterIndicators.flatMap(({ slug, codesInFiles }) => [slug, ...codesInFiles])
  expect(new Set(names).size).toBe(names.length)
})

describe.each(starterIndicators)('$slug', (indicator) => {
  test('has its slug from its title, and texts in every language', () => {
    expect(indicator.slug).toBe(slugify(indicator.title.en))
    const { title, definition, unit, source, attribution } = indicator
    for (const text of [title, definition, unit, source, attribution]) {
      expect(languageCodes.filter((language) => text[language].trim() === '')).toEqual([])
    }
    for (const language of languageCodes) {
      expect(attribution[language]).toContain('Systema Globalis')
      expect(attribution[language]).toContain(source[language])
    }
  })

  test('has a line for each member state, years without a gap from 2000 or before, and numbers as they are written', () => {
    const [header = '', ...lines] = readFileSync(figureFile(indicator.slug), 'utf8').trimEnd().split('\n')
    const [first, ...years] = header.split(',')
    expect(first).toBe('country')
    expect(years.map(Number)).toEqual(years.map((_, index) => Number(years[0]) + index))
    expect(Number(years.at(-1))).toBeLessThanOrEqual(figuresEditionYear)
    expect(lines.map((line) => line.split(',')[0])).toEqual(members.toSorted())
    for (const line of lines) {
      for (const cell of line.split(',').slice(1)) expect(cell).toMatch(/^(|\d+(\.\d+)?)$/)
    }
  })

  test('is read with every value of its file, and without those that it does not have', async () => {
    const [header = '', ...lines] = readFileSync(figureFile(indicator.slug), 'utf8').trimEnd().split('\n')
    const years = header.split(',').slice(1)
    const inFile = lines.flatMap((line) => {
      const [country, ...cells] = line.split(',')
      return cells.flatMap((cell, index) => (cell ? [`${country} ${years[index]} ${Number(cell)}`] : []))
    })
    const read = await readStarterFigures(indicator.slug)
    expect(read.map(({ country, year, value }) => `${country} ${year} ${value}`)).toEqual(inFile)
  })
})

test('what is known of the withdrawal of Morocco in 2022 is of 2010', async () => {
  const series = seriesOf(await readStarterFigures('total-water-withdrawal'), 'ma')
  expect(series.at(-1)).toEqual({ year: 2022, value: 10.431, status: 'carried', since: 2010 })
})

test('a value that stands still since before 2000 is said to be as old as it is in the source', async () => {
  const forest = seriesOf(await readStarterFigures('forest-coverage'), 'eg')
  expect(forest.find(({ year }) => year === 2000)).toMatchObject({ status: 'carried', since: 1998 })
})

test('population density of 2026 is an estimate: the year was not over when the edition was published', async () => {
  const figures = await readStarterFigures('population-density')
  for (const country of members) {
    const series = seriesOf(figures, country)
    expect(series.at(-1)).toMatchObject({ year: 2026, status: 'estimated' })
    expect(series.at(-2)?.status).not.toBe('estimated')
  }
})
