import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { Status } from '../../languages/figure-words.ts'
import type { ChartSeries } from './chart-series.ts'
import { ageInWords, mannerOf, noteOf, type ChartSubject, type ChartWords } from './chart-words.ts'
import { drawBars, type Bar } from './draw-bars.ts'
import { drawLineChart, type LineDrawing } from './draw-line-chart.ts'
import { drawSmallMultiples, type Panel, type SmallMultiples } from './draw-small-multiples.ts'
import { summarizeChart } from './summarize-chart.ts'

/** All values of a chart, the latest year first. Rows and notes are lists, so that they take few bytes in a page. */
export interface ChartTable {
  columns: readonly LocalizedText[]
  rows: readonly {
    year: string
    /** As many as columns; null where there is no value. */
    values: readonly (string | null)[]
    /** What is to be said of each value; null for observed ones, and where there is none. */
    notes: readonly (string | null)[]
  }[]
}

/** A line chart with all its words, for a page's data: the page draws it without knowing d3 or any value. */
export interface LineChartData {
  title: LocalizedText
  unit: LocalizedText
  /** Null when there is no value. */
  drawing: LineDrawing | null
  summary: string
  table: ChartTable
  withoutValue: readonly LocalizedText[]
  /** Years that a reader goes through, the first one first: where each stands in the drawing, and its row in the table. */
  stops: readonly (readonly [at: number, row: number])[]
}

interface LineChartOptions {
  series: readonly ChartSeries[]
  chosen?: readonly string[]
  /** Whose values the table has. The page of an indicator has a table of all countries, and the files have all values. */
  tabled?: 'all' | 'chosen'
}

/** Height of a page's chart, and of one of the labels at its lines' ends, in the drawing's units: about pixels. */
const pageHeight = 320
const pageLabelRoom = 44

/**
 * The values of countries over the years for a page.
 * @param subject an indicator
 * @param series of all countries that belong to the chart, in the order of the table; empty ones are named as without data
 * @param chosen keys of the lines that are coloured and named, five at most; left out, all of up to five
 */
export function makeLineChart(
  subject: ChartSubject,
  { series, chosen, tabled = 'all' }: LineChartOptions,
  words: ChartWords,
): LineChartData {
  const manner = mannerOf(subject, words.language)
  const drawn = drawLineChart({
    series,
    height: pageHeight,
    labelRoom: pageLabelRoom,
    ...manner,
    ...(chosen && { chosen }),
  })
  const filled = series.filter(({ observations }) => observations.length > 0)
  const shown = new Set(drawn?.drawing.chosen.map(({ key }) => key))
  const columns = tabled === 'all' ? filled : filled.filter(({ key }) => shown.has(key))
  const table = tableOf(columns, words, manner)
  return {
    title: subject.title,
    unit: subject.unit,
    drawing: drawn && {
      ...drawn.drawing,
      chosen: drawn.drawing.chosen.map((line) => ({
        ...line,
        column: columns.findIndex(({ key }) => key === line.key),
      })),
    },
    summary: summarizeChart(subject, { series, spoken: filled.filter(({ key }) => shown.has(key)) }, words),
    table,
    withoutValue: series.flatMap(({ name, observations }) => (observations.length === 0 ? [name] : [])),
    stops: (drawn?.years ?? []).flatMap(({ year, at }) => {
      const written = manner.formatYear(year)
      const row = table.rows.findIndex((one) => one.year === written)
      return row === -1 ? [] : [[at, row] as const]
    }),
  }
}

function tableOf(
  series: readonly ChartSeries[],
  words: ChartWords,
  { formatValue, formatYear }: ReturnType<typeof mannerOf>,
): ChartTable {
  const byYear = series.map(
    ({ observations }) => new Map(observations.map((observation) => [observation.year, observation])),
  )
  const years = [...new Set(byYear.flatMap((ofSeries) => [...ofSeries.keys()]))].toSorted(
    (one, other) => other - one,
  )
  return {
    columns: series.map(({ name }) => name),
    rows: years.map((year) => {
      const found = byYear.map((ofSeries) => ofSeries.get(year))
      return {
        year: formatYear(year),
        values: found.map((observation) => (observation ? formatValue(observation.value) : null)),
        notes: found.map((observation) => (observation ? noteOf(observation, words) : null)),
      }
    }),
  }
}

/** A panel with the words that stand at it. */
export interface PanelData extends Omit<Panel, 'latest'> {
  unit: LocalizedText | null
  /** The latest value and its age; null where there is none. */
  latest: { value: string; age: string; status: Status } | null
  summary: string
}

export interface SmallMultiplesData extends Omit<SmallMultiples, 'panels' | 'years'> {
  panels: readonly PanelData[]
  /** First and last year of all panels, as they are written. */
  years: readonly [string, string] | null
}

const panelHeight = 60

/**
 * Small charts of several countries (one subject for all, one scale), or of several indicators of one country (a subject
 * and a scale each).
 */
export function makeSmallMultiples(
  panels: readonly { subject: ChartSubject; series: ChartSeries }[],
  { hasOneScale }: { hasOneScale: boolean },
  words: ChartWords,
): SmallMultiplesData {
  const { formatYear, direction } = mannerOf({ decimals: 0 }, words.language)
  const drawn = drawSmallMultiples({
    panels: panels.map(({ series }) => series),
    hasOneScale,
    height: panelHeight,
    direction,
  })
  return {
    ...drawn,
    years: drawn.years && [formatYear(drawn.years[0]), formatYear(drawn.years[1])],
    panels: drawn.panels.flatMap((panel, index): PanelData[] => {
      const of = panels[index]
      if (!of) return []
      const { latest } = panel
      const { formatValue } = mannerOf(of.subject, words.language)
      return [
        {
          ...panel,
          unit: hasOneScale ? null : of.subject.unit,
          latest: latest && {
            value: formatValue(latest.value),
            age: ageInWords(latest, words),
            status: latest.status,
          },
          summary: summarizeChart(of.subject, { series: [of.series], spoken: [] }, words),
        },
      ]
    }),
  }
}

export interface BarsData {
  title: LocalizedText
  unit: LocalizedText
  zero: number
  bars: readonly (Omit<Bar, 'latest'> & { latest: PanelData['latest'] })[]
}

/** The latest value of each of two to five countries, in the order given. */
export function makeBars(subject: ChartSubject, series: readonly ChartSeries[], words: ChartWords): BarsData {
  const { formatValue } = mannerOf(subject, words.language)
  const { bars, zero } = drawBars(series)
  return {
    title: subject.title,
    unit: subject.unit,
    zero,
    bars: bars.map(({ latest, ...bar }) => ({
      ...bar,
      latest: latest && {
        value: formatValue(latest.value),
        age: ageInWords(latest, words),
        status: latest.status,
      },
    })),
  }
}
