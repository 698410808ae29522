import { mapCountry } from '../../../content/member-states/regional-network/map-countries.ts'
import type { ChartSeries } from '../../../figures/charts/chart-series.ts'
import {
  makeBars,
  makeLineChart,
  makeSmallMultiples,
  type BarsData,
  type LineChartData,
  type SmallMultiplesData,
} from '../../../figures/charts/make-charts.ts'
import type { ChartSubject, ChartWords } from '../../../figures/charts/chart-words.ts'
import { describeSeries, type Observation } from '../../../figures/observations/status.ts'
import type { Status } from '../../../languages/figure-words.ts'
import type { Language } from '../../../languages/languages.ts'
import type { LocalizedText } from '../../../store/read/localized-text.ts'
import { figureMessages } from '../../language/loaded-figure-messages.ts'
import type { ExampleWords } from '../examples/words/en.ts'
import { ar } from '../examples/words/ar.ts'
import { en } from '../examples/words/en.ts'
import { fa } from '../examples/words/fa.ts'
import { fr } from '../examples/words/fr.ts'
import { basicWater, withdrawal } from './example-values.ts'

const lineExamples = [
  'one line',
  'five lines',
  'many lines, some chosen',
  'many lines, none chosen',
  'every status, gaps',
  'long names',
  'one value',
  'no values',
  'far from nought',
] as const

export interface ExampleCharts {
  lines: Readonly<Record<(typeof lineExamples)[number], LineChartData>>
  byCountry: SmallMultiplesData
  byIndicator: SmallMultiplesData
  bars: BarsData
  countries: readonly { code: string; name: LocalizedText }[]
}

const all: Readonly<Record<Language, ExampleWords>> = { en, ar, fr, fa }

interface Fact {
  from: number
  step: number
  edition: number
  values: Readonly<Record<string, readonly (number | null)[]>>
}

/** What the examples of charts draw. Made by the server, like every chart: browsers have no part of d3. */
export function exampleCharts(language: Language): ExampleCharts {
  const words = all[language]
  const chartWords: ChartWords = { language, messages: figureMessages(language) }
  const here = (text: string): LocalizedText => ({ text, language })
  const country = (code: string): LocalizedText => {
    const known = mapCountry(code)
    return language === 'ar' || language === 'fa'
      ? { text: known?.arabic ?? code, language: 'ar' }
      : { text: known?.english ?? code, language: 'en' }
  }
  const of = (fact: Fact, codes: readonly string[]): ChartSeries[] =>
    codes.map((key) => ({ key, name: country(key), observations: described(fact, key) }))
  const subject = (title: string, unit: string, decimals: number): ChartSubject => ({
    title: here(title),
    unit: here(unit),
    decimals,
  })
  const water = subject(words.withdrawal, words.withdrawalUnit, 2)
  const access = subject(words.basicWater, words.basicWaterUnit, 1)
  const farm = subject(words.tableCaption, words.volume, 0)
  const five = Object.keys(withdrawal.values)
  const everybody = Object.keys(basicWater.values)
  const uses: readonly ChartSeries[] = [
    { key: 'irrigation', name: here(words.irrigation), observations: everyStatus },
    { key: 'cooling', name: here(words.cooling), observations: withGaps },
    { key: 'cleaning', name: here(words.cleaning), observations: [] },
  ]
  return {
    lines: {
      'one line': makeLineChart(water, { series: of(withdrawal, ['ma']) }, chartWords),
      'five lines': makeLineChart(water, { series: of(withdrawal, five) }, chartWords),
      'many lines, some chosen': makeLineChart(
        access,
        { series: of(basicWater, everybody), chosen: ['ma', 'sd', 'ly'] },
        chartWords,
      ),
      'many lines, none chosen': makeLineChart(access, { series: of(basicWater, everybody) }, chartWords),
      'every status, gaps': makeLineChart(farm, { series: uses }, chartWords),
      'long names': makeLineChart(
        farm,
        {
          series: [
            { key: 'long', name: here(words.longTitle), observations: everyStatus },
            { key: 'longer', name: here(words.project), observations: withGaps },
          ],
        },
        chartWords,
      ),
      'one value': makeLineChart(
        farm,
        { series: [{ key: 'only', name: here(words.irrigation), observations: everyStatus.slice(0, 1) }] },
        chartWords,
      ),
      'no values': makeLineChart(
        farm,
        { series: uses.map((use) => ({ ...use, observations: [] })) },
        chartWords,
      ),
      'far from nought': makeLineChart(access, { series: of(basicWater, ['bd']) }, chartWords),
    },
    byCountry: makeSmallMultiples(
      of(withdrawal, [...five, 'km']).map((series) => ({ subject: water, series })),
      { hasOneScale: true },
      chartWords,
    ),
    byIndicator: makeSmallMultiples(
      [
        { subject: water, fact: withdrawal },
        { subject: access, fact: basicWater },
      ].map(({ subject: one, fact }) => ({
        subject: one,
        series: { key: one.title.text, name: one.title, observations: described(fact, 'tn') },
      })),
      { hasOneScale: false },
      chartWords,
    ),
    countries: everybody.map((code) => ({ code, name: country(code) })),
    bars: makeBars(water, of(withdrawal, [...five, 'km']), chartWords),
  }
}

function described({ from, step, edition, values }: Fact, country: string): Observation[] {
  const found = values[country] ?? []
  return describeSeries(
    found.flatMap((value, index) =>
      value === null ? [] : [{ year: from + index * step, value, status: null, editionYear: edition }],
    ),
  )
}

/** Of a farm that does not exist. */
const everyStatus = observationsOf(2001, [
  ...['52', '48', '57'].map((value) => [value, 'observed'] as const),
  ...['54', '51', '48'].map((value) => [value, 'interpolated'] as const),
  ...['45', '41'].map((value) => [value, 'observed'] as const),
  ...['41', '41', '41'].map((value) => [value, 'carried'] as const),
  ...['38', '36'].map((value) => [value, 'observed'] as const),
  ...['35', '33'].map((value) => [value, 'estimated'] as const),
])

const withGaps = [
  ...observationsOf(2001, [
    ['8', 'observed'],
    ['9', 'observed'],
  ]),
  ...observationsOf(2006, [['14', 'observed']]),
  ...observationsOf(2009, [
    ['12', 'observed'],
    ['12', 'carried'],
    ['12', 'carried'],
  ]),
]

function observationsOf(
  from: number,
  values: readonly (readonly [value: string, status: Status])[],
): Observation[] {
  return values.map(([value, status], index) => ({
    year: from + index,
    value: Number(value),
    status,
    since: status === 'carried' ? from + values.findIndex(([same]) => same === value) : from + index,
  }))
}
