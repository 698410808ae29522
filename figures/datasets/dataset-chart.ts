import type { ChartSeries } from '../charts/chart-series.ts'
import { mostChosen } from '../charts/most-chosen.ts'
import type { ChartWords } from '../charts/chart-words.ts'
import { makeLineChart, type LineChartData } from '../charts/make-charts.ts'
import { describeSeries } from '../observations/status.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { ChartValues } from './data-table.ts'

/** What a reader wants to see of a file of data, by places from 0. */
export interface ChartWish {
  measure: number
  lines: readonly number[]
}

export interface DatasetChart {
  chart: LineChartData
  /** All that can be chosen. */
  measures: readonly string[]
  lines: readonly string[]
  /** What is shown. */
  chosen: ChartWish
}

/** A name with its unit in parentheses, as files have it in the head of a column. */
const withUnit = /^(?<name>.*\S)\s*\((?<unit>[^()]+)\)$/su

/** Digits after the decimal mark that the chart writes of values below ten. */
const mostDecimals = 3

/**
 * The values of a file of data as a line chart, with the status of each, as figures have it: of the wished lines, or of the
 * first five.
 * @param file its title stands for a measure without a name; its values are of the year in which it was published
 */
export function makeDatasetChart(
  { measures, lines, years, values }: ChartValues,
  wish: ChartWish,
  file: { title: LocalizedText; editionYear: number; withoutUnit: string },
  words: ChartWords,
): DatasetChart {
  const measure = measures[wish.measure] === undefined ? 0 : wish.measure
  const wished = wish.lines.filter((line) => lines[line] !== undefined).slice(0, mostChosen)
  const shown = wished.length > 0 ? wished : [...lines.keys()].slice(0, mostChosen)
  const { language } = file.title
  const named = measures[measure] || file.title.text
  const { name = named, unit = file.withoutUnit } = withUnit.exec(named)?.groups ?? {}
  const all = (values[measure] ?? []).flat().filter((value) => value !== null)
  const series = shown.map((line): ChartSeries => {
    const stored = (values[measure]?.[line] ?? []).flatMap((value, place) => {
      const year = years[place]
      return value === null || year === undefined
        ? []
        : [{ year, value, status: null, editionYear: file.editionYear }]
    })
    return {
      key: String(line),
      name: { text: lines[line] || name, language },
      observations: describeSeries(stored),
    }
  })
  const subject = {
    title: { text: name, language },
    unit: { text: unit, language: unit === file.withoutUnit ? words.language : language },
    decimals: decimalsFor(all),
  }
  return {
    chart: makeLineChart(subject, { series }, words),
    measures,
    lines,
    chosen: { measure, lines: shown },
  }
}

/** As many as the file has, but no more than make four digits of the largest value. */
function decimalsFor(values: readonly number[]): number {
  const largest = Math.max(1, ...values.map(Math.abs))
  const inFile = Math.max(0, ...values.map(decimalsOf))
  return Math.min(inFile, Math.max(0, mostDecimals - Math.floor(Math.log10(largest))))
}

function decimalsOf(value: number): number {
  return /\.(\d+)$/u.exec(String(value))?.[1]?.length ?? 0
}
