import { expect, test } from 'vitest'
import { figures } from '../../languages/messages/figures/en.ts'
import { makeDatasetChart, type ChartWish } from './dataset-chart.ts'

const lines = ['Jordan', 'Egypt', 'Iraq', 'Iran', 'Oman', 'Qatar']
const values = {
  measures: ['Water (m³)', 'Power'],
  lines,
  years: [2020, 2021, 2022],
  values: [
    lines.map((_, line) => [line + 0.12345, line + 0.12345, null]),
    lines.map((_, line) => [1000.5 + line, null, 2000.25 + line]),
  ],
}
const make = (wish: ChartWish) =>
  makeDatasetChart(
    values,
    wish,
    { title: { text: 'Figures', language: 'en' }, editionYear: 2022, withoutUnit: 'as in the file' },
    { language: 'en', messages: figures },
  )
const namesIn = ({ chart }: ReturnType<typeof make>) => chart.drawing?.chosen.map(({ name }) => name.text)

test('shows the first lines of the first figures, with the unit that their name has', () => {
  const shown = make({ measure: 0, lines: [] })
  expect(namesIn(shown)).toEqual(lines.slice(0, 5))
  expect(shown.chart).toMatchObject({ title: { text: 'Water' }, unit: { text: 'm³' } })
  expect(shown.chart.table.rows[0]).toMatchObject({
    year: '2021',
    values: ['0.123', '1.123', '2.123', '3.123', '4.123'],
    notes: { 0: figures.chart.since('2020') },
  })
})

test('shows what is wished for, and five lines at most', () => {
  const shown = make({ measure: 1, lines: [5, 0] })
  expect(namesIn(shown)).toEqual(['Qatar', 'Jordan'])
  expect(shown.chart).toMatchObject({ title: { text: 'Power' }, unit: { text: 'as in the file' } })
  expect(shown.chart.table.rows[0]).toMatchObject({
    year: '2022',
    values: ['2,005', '2,000'],
    notes: [figures.chart.estimated, figures.chart.estimated],
  })
  expect(namesIn(make({ measure: 0, lines: [0, 1, 2, 3, 4, 5] }))).toHaveLength(5)
})

test.each([
  [
    [0.0042, 0.0048],
    ['0.0048', '0.0042'],
  ],
  [
    [0.48121, 0.4814],
    ['0.4814', '0.4812'],
  ],
  [
    [1.5e-7, 2.4e-7],
    ['0.00000024', '0.00000015'],
  ],
  [
    [0, 0],
    ['0', '0'],
  ],
])('writes four digits of the largest value, also where it is below one (%j)', (found, written) => {
  const { chart } = makeDatasetChart(
    { measures: ['Lead (mg/l)'], lines: ['Jordan'], years: [2000, 2001], values: [[found]] },
    { measure: 0, lines: [] },
    { title: { text: 'Figures', language: 'en' }, editionYear: 2022, withoutUnit: 'as in the file' },
    { language: 'en', messages: figures },
  )
  expect(chart.table.rows.flatMap(({ values: ofYear }) => ofYear)).toEqual(written)
})

test('passes over what there is not', () => {
  expect(make({ measure: 7, lines: [99] }).chosen).toEqual({ measure: 0, lines: [0, 1, 2, 3, 4] })
})
