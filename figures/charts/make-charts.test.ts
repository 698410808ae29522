import { describe, expect, test } from 'vitest'
import { figures as arabic } from '../../languages/messages/figures/ar.ts'
import { figures as english } from '../../languages/messages/figures/en.ts'
import { figures as persian } from '../../languages/messages/figures/fa.ts'
import { figures as french } from '../../languages/messages/figures/fr.ts'
import type { Language } from '../../languages/languages.ts'
import type { FigureMessages } from '../../languages/messages/figures/en.ts'
import { describeSeries } from '../observations/status.ts'
import type { ChartSeries } from './chart-series.ts'
import { makeBars, makeLineChart, makeSmallMultiples } from './make-charts.ts'

const messages: Record<Language, FigureMessages> = { en: english, ar: arabic, fr: french, fa: persian }
const words = (language: Language) => ({ language, messages: messages[language] })
const subject = {
  title: { text: 'Total water withdrawal', language: 'en' },
  unit: { text: 'billion m³ a year', language: 'en' },
  decimals: 2,
} as const

function series(key: string, from: number, values: readonly number[]): ChartSeries {
  return {
    key,
    name: { text: key, language: 'en' },
    observations: describeSeries(
      values.map((value, index) => ({ year: from + index, value, status: null, editionYear: 2026 })),
    ),
  }
}
const morocco = series('Morocco', 2008, [11.5, 10.9, ...Array.from({ length: 13 }, () => 10.431)])
const tunisia = series('Tunisia', 2018, [3.84, 3.8, 3.59])
const comoros: ChartSeries = { key: 'Comoros', name: { text: 'Comoros', language: 'en' }, observations: [] }

const unmarked = (text: string) => text.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')

describe('the summary', () => {
  test.each([
    ['en', 'Morocco: latest value 10.43 (2022, unchanged in the source since 2010).'],
    ['fr', 'Morocco\u00a0: dernière valeur 10,43 (2022, inchangée dans la source depuis 2010).'],
    ['ar', 'Morocco: أحدث قيمة 10.43 (2022، دون تغيير في المصدر منذ 2010).'],
    ['fa', 'Morocco: آخرین مقدار ۱۰٫۴۳ (۲۰۲۲، بدون تغییر در منبع از ۲۰۱۰).'],
  ] as const)('gives the age of the latest value in %s', (language, sentence) => {
    const { summary } = makeLineChart(subject, { series: [morocco] }, words(language))
    expect(unmarked(summary)).toContain(sentence)
  })

  test('gives years, lowest and highest value with their country, and who has none', () => {
    const { summary } = makeLineChart(subject, { series: [morocco, tunisia, comoros] }, words('en'))
    expect(unmarked(summary)).toBe(
      [
        'Total water withdrawal (billion m³ a year).',
        'Values from 2008 to 2022.',
        'Morocco: latest value 10.43 (2022, unchanged in the source since 2010).',
        'Tunisia: latest value 3.59 (2020).',
        'Lowest value: 3.59 (Tunisia, 2020).',
        'Highest value: 11.50 (Morocco, 2008).',
        'Without data: 1 of 3.',
      ].join(' '),
    )
  })

  test('of many countries says how old their latest values are', () => {
    const many = Array.from({ length: 7 }, (_, index) => series(`Country ${index}`, 2010 + index, [1, 2, 2]))
    const { summary } = makeLineChart(subject, { series: many }, words('en'))
    expect(summary).toContain('The latest values date from 2011 to 2017.')
    expect(summary).toContain('carried forward, interpolated or estimated: 7 of 7.')
  })
})

describe('the table', () => {
  const { table, stops, drawing, withoutValue } = makeLineChart(
    subject,
    { series: [comoros, morocco, tunisia] },
    words('en'),
  )

  test('has every value with what is to be said of it, the latest year first', () => {
    expect(table.columns.map(({ text }) => text)).toEqual(['Morocco', 'Tunisia'])
    expect(table.rows[0]).toEqual({
      year: '2022',
      values: ['10.43', null],
      notes: ['unchanged since 2010', null],
    })
    expect(table.rows).toHaveLength(15)
    expect(withoutValue.map(({ text }) => text)).toEqual(['Comoros'])
  })

  test('is what a reader of the chart reads from: each stop is a row, each line a column', () => {
    expect(stops).toHaveLength(15)
    expect(table.rows[stops.at(-1)?.[1] ?? -1]?.year).toBe('2022')
    expect(stops[0]?.[0]).toBe(0)
    expect(drawing?.chosen.map(({ key, column }) => [key, table.columns[column]?.text])).toEqual([
      ['Morocco', 'Morocco'],
      ['Tunisia', 'Tunisia'],
    ])
  })
})

test('small multiples have one scale or one each, and the same years', () => {
  const panels = [morocco, tunisia, comoros].map((one) => ({ subject, series: one }))
  const common = makeSmallMultiples(panels, { hasOneScale: true }, words('fa'))
  const own = makeSmallMultiples(panels, { hasOneScale: false }, words('fa'))
  expect(common.years).toEqual(['۲۰۰۸', '۲۰۲۲'])
  expect(common.panels[0]?.lines).not.toEqual(own.panels[1]?.lines)
  expect(common.panels[1]?.lines).not.toEqual(own.panels[1]?.lines)
  expect(common.panels[2]?.latest).toBeNull()
  expect(common.panels[0]?.latest).toEqual({
    value: '۱۰٫۴۳',
    age: '۲۰۲۲، بدون تغییر در منبع از ۲۰۱۰',
    status: 'carried',
  })
})

test('bars stand in the order given and start at nought', () => {
  const { bars, zero } = makeBars(subject, [tunisia, morocco, comoros], words('en'))
  expect(bars.map(({ key, start, length }) => [key, start, length])).toEqual([
    ['Tunisia', 0, 0.344],
    ['Morocco', 0, 1],
    ['Comoros', 0, 0],
  ])
  expect(zero).toBe(0)
  const negative = makeBars(subject, [series('a', 2020, [-1]), series('b', 2020, [3])], words('en'))
  expect(negative.zero).toBe(0.25)
  expect(negative.bars.map(({ start, length }) => [start, length])).toEqual([
    [0, 0.25],
    [0.25, 0.75],
  ])
})
