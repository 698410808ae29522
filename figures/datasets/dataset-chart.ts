import type { ChartSeries } from '../charts/chart-series.ts'
import { mostChosen } from '../charts/most-chosen.ts'
import type { ChartSubject, ChartWords } from '../charts/chart-words.ts'
import { makeLineChart, type LineChartData } from '../charts/make-charts.ts'
import { describeSeries } from '../observations/status.ts'
import type { Language } from '../../languages/languages.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { ChartValues } from './data-table.ts'

/** What a reader wants to see of a file of data, by places from 0. */
export interface ChartWish {
  measure: number
  lines: readonly number[]
}

/** The lines that are shown of a file of data. */
export interface DatasetLines {
  subject: ChartSubject
  series: readonly ChartSeries[]
  /** All that can be chosen. */
  measures: readonly string[]
  lines: readonly string[]
  /** What is shown. */
  chosen: ChartWish
}

/** A name with its unit in parentheses, as files have it in the head of a column. */
const withUnit = /^(?<name>.*\S)\s*\((?<unit>[^()]+)\)$/su

/** Digits that the chart writes of the largest value, unless it has more before the decimal mark. */
const mostDigits = 4
/** Digits after the decimal mark beyond which nobody reads. */
const mostDecimals = 12

/** What lines of a file of data are called by, beside what the file says. */
export interface NamedFile {
  /** Stands for a measure without a name. */
  title: LocalizedText
  /** The year in which its values were published. */
  editionYear: number
  withoutUnit: string
}

/** Lines of a file of data with the status of each value, as figures have it: those wished for, or the first five. */
export function linesOfDataset(
  { measures, lines, years, values }: ChartValues,
  wish: ChartWish,
  file: NamedFile,
  language: Language,
): DatasetLines {
  const measure = measures[wish.measure] === undefined ? 0 : wish.measure
  const wished = wish.lines.filter((line) => lines[line] !== undefined).slice(0, mostChosen)
  const shown = wished.length > 0 ? wished : [...lines.keys()].slice(0, mostChosen)
  const { language: inFile } = file.title
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
      name: { text: lines[line] || name, language: inFile },
      observations: describeSeries(stored),
    }
  })
  const subject = {
    title: { text: name, language: inFile },
    unit: { text: unit, language: unit === file.withoutUnit ? language : inFile },
    decimals: decimalsFor(all),
  }
  return { subject, series, measures, lines, chosen: { measure, lines: shown } }
}

export interface DatasetChart extends Pick<DatasetLines, 'measures' | 'lines' | 'chosen'> {
  chart: LineChartData
}

/** The values of a file of data as a line chart of a page. */
export function makeDatasetChart(
  values: ChartValues,
  wish: ChartWish,
  file: NamedFile,
  words: ChartWords,
): DatasetChart {
  const { subject, series, ...rest } = linesOfDataset(values, wish, file, words.language)
  return { chart: makeLineChart(subject, { series }, words), ...rest }
}

/** As many as the file has, but no more than make four digits of the largest value. */
function decimalsFor(values: readonly number[]): number {
  const largest = Math.max(0, ...values.map(Math.abs)) || 1
  const inFile = Math.max(0, ...values.map(decimalsOf))
  const wanted = mostDigits - 1 - Math.floor(Math.log10(largest))
  return Math.min(inFile, Math.max(0, wanted), mostDecimals)
}

function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  return (mantissa.split('.')[1]?.length ?? 0) - Number(exponent)
}
