import type { ChartSeries } from '../../../figures/charts/chart-series.ts'
import { mannerOf, type ChartSubject, type ChartWords } from '../../../figures/charts/chart-words.ts'
import { drawLineChart, type ChosenLine, type LineDrawing } from '../../../figures/charts/draw-line-chart.ts'
import { summarizeChart } from '../../../figures/charts/summarize-chart.ts'
import { tenth } from './chart-letters.ts'
import { drawLegend } from './legend.ts'
import { drawLine, legendOfStatuses, toneOf } from './lines.ts'
import { drawNothing } from './nothing.ts'
import { edge, innerWidth, width, type Body, type Part, type Pen } from './sheet.ts'

/** Values of countries over the years, each with its age. */
export interface LineChart {
  kind: 'lines'
  subject: ChartSubject
  /** Of all countries that belong to the chart; empty ones are named as without data. */
  series: readonly ChartSeries[]
  /** Keys of the lines that are coloured and named; left out, all of up to five. */
  chosen?: readonly string[]
}

const plotHeight = 420
const valueSize = 15
const labelSize = 16

/** A line chart with its legend. */
export function drawLines(
  { subject, series, chosen }: LineChart,
  words: ChartWords,
  top: number,
  pen: Pen,
): Body {
  const { messages } = words
  const manner = mannerOf(subject, words.language)
  const draw = (plotWidth: number) =>
    drawLineChart({
      series,
      width: plotWidth,
      height: plotHeight,
      labelRoom: 46,
      ...manner,
      ...(chosen && { chosen }),
    })?.drawing
  const measured = draw(width)
  const filled = series.filter(({ observations }) => observations.length > 0)
  const without = series.filter(({ observations }) => observations.length === 0)
  const spoken = filled.filter(({ key }) => measured?.chosen.some((line) => line.key === key))
  const notes = [
    ...(measured?.zero === null ? [messages.chart.notFromZero] : []),
    ...(without.length > 0
      ? [`${messages.chart.withoutValue} ${without.map(({ name }) => name.text).join(' · ')}`]
      : []),
  ]
  const summary = summarizeChart(subject, { series, spoken }, words)
  if (!measured) return { ...drawNothing(messages.chart.nothing, top, pen), summary, notes }
  const plot = drawPlot(measured, draw, top, pen)
  const entries = [
    ...legendOfStatuses(measured.statuses, messages),
    ...(measured.othersCount > 0
      ? [{ text: messages.chart.others, sample: '<path class="others" d="M2 0h32"/>' }]
      : []),
  ]
  const legend = drawLegend(entries, top + plot.height, pen)
  return { drawn: plot.drawn + legend.drawn, height: plot.height + legend.height, summary, notes }
}

/** The plot takes what the axis' values and the lines' names leave of the width. */
function drawPlot(
  measured: LineDrawing,
  draw: (plotWidth: number) => LineDrawing | undefined,
  top: number,
  pen: Pen,
): Part {
  const { letters, x, isRightToLeft } = pen
  const values =
    Math.max(...measured.valueTicks.map(({ label }) => letters.widthOf(label, valueSize)), 0) + 12
  const namesWidth = Math.max(
    ...measured.chosen.map(({ name, latest }) => letters.widthOf(name.text, labelSize) + (latest ? 8 : 0)),
    0,
  )
  const numbersWidth = Math.max(...measured.chosen.map(({ latest }) => letters.widthOf(latest, valueSize)), 0)
  const names = Math.max(Math.min(namesWidth, 210), numbersWidth)
  const room = names === 0 ? 0 : names + 20
  const plotWidth = Math.floor(innerWidth - values - room)
  const drawing = draw(plotWidth) ?? measured
  const left = isRightToLeft ? edge + room : edge + values
  const outside = (by: number) => (isRightToLeft ? -by : plotWidth + by)
  const gridLines = drawing.valueTicks
    .map(({ at }) => at)
    .filter((at) => at !== drawing.zero)
    .map((at) => `M0 ${at}h${plotWidth}`)
    .join('')
  const drawn = [
    `<g transform="translate(${tenth(left)} ${tenth(top)})">`,
    `<path class="grid" d="${gridLines}"/>`,
    `<path class="zero" d="M0 ${drawing.zero ?? plotHeight}h${plotWidth}"/>`,
    drawing.others === '' ? '' : `<path class="others" d="${drawing.others}"/>`,
    ...drawing.chosen.map(({ leader }) => (leader === '' ? '' : `<path class="leader" d="${leader}"/>`)),
    ...drawing.chosen.map(
      ({ end, label }) => `<path class="zero" d="M${outside(6)} ${end}L${outside(14)} ${label}"/>`,
    ),
    ...drawing.chosen.map((line) => drawLine(line)),
    '</g>',
    ...drawing.valueTicks.map(({ at, label }) =>
      letters.write(letters.fit(label, { width: values + 20, size: valueSize }), {
        x: x(edge + values - 12),
        baseline: top + at + 5,
        side: 'end',
        colour: 'quiet',
      }),
    ),
    ...drawing.yearTicks.map(({ at, label }) =>
      letters.write(letters.fit(label, { width: 80, size: valueSize }), {
        x: left + at,
        baseline: top + plotHeight + 26,
        side: 'middle',
        colour: 'quiet',
      }),
    ),
    ...drawing.chosen.map((line) => drawName(line, { top, names, pen })),
  ]
  return { drawn: drawn.join(''), height: plotHeight + 60 }
}

function drawName(
  { name, latest, label, tone }: ChosenLine,
  { top, names, pen: { letters, x } }: { top: number; names: number; pen: Pen },
): string {
  const fitted = letters.fit(name.text, { width: names, size: labelSize, lines: 2 })
  const value = letters.wrap(latest, { width: names, size: valueSize })
  const lines = fitted.lines.length + 1
  const baseline = top + label - ((lines - 1) * 19) / 2 + 5
  const at = { x: x(width - edge - names), lineHeight: 19 }
  return (
    letters.write(fitted, { ...at, baseline, colour: toneOf(tone), isStrong: true }) +
    letters.write(value, { ...at, baseline: baseline + (lines - 1) * 19, colour: 'quiet' })
  )
}
