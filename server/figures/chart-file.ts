import sharp from 'sharp'
import type { ChartSeries } from '../../figures/charts/chart-series.ts'
import { mannerOf, type ChartSubject, type ChartWords } from '../../figures/charts/chart-words.ts'
import { drawLineChart, type ChosenLine, type LineDrawing } from '../../figures/charts/draw-line-chart.ts'
import type { PathByStatus } from '../../figures/charts/line-parts.ts'
import { summarizeChart } from '../../figures/charts/summarize-chart.ts'
import { statuses, type Status } from '../../languages/figure-words.ts'
import { formatDay, formatNumber } from '../../languages/format.ts'
import { languages } from '../../languages/languages.ts'
import { escapeXml } from '../xml/escape-xml.ts'
import { chartColours } from './chart-colours.ts'
import { ChartLetters, tenth, type Letters } from './chart-letters.ts'

/** A chart that leaves the site: everything that has to be said of it stands in it. */
export interface ChartFile extends ChartWords {
  subject: ChartSubject
  /** Of all countries that belong to the chart; empty ones are named as without data. */
  series: readonly ChartSeries[]
  /** Keys of the lines that are coloured and named; left out, all of up to five. */
  chosen?: readonly string[]
  /** What has to be said of who publishes the figures, in the chart's language. */
  source: string
  /** The licence's short name. */
  licence: string
  /** The version of the figures and the day on which it was published (`YYYY-MM-DD`). */
  version: { number: number; day: string }
  /** Where the chart stands, with its version. */
  address: string
}

const width = 960
const edge = 40
const plotHeight = 420
/** Pixels of the PNG for each unit of the drawing: sharp in print and on dense screens. */
const density = 2

/** A line chart as an SVG file of its own; letters are text, in the site's typefaces where they are installed. */
export function chartSvg(file: ChartFile): string {
  return drawFile(file, 'text')
}

/**
 * A line chart as a PNG, 1,920 pixels wide. Its letters are outlines of the site's own typefaces, shaped before anything is
 * rasterised, so that no font of the machine plays a part.
 */
export function chartPng(file: ChartFile): Promise<Buffer> {
  return sharp(Buffer.from(drawFile(file, 'outlines')), { density: 72 * density })
    .png({ palette: true, effort: 7 })
    .toBuffer()
}

/** Draws from the upper edge downwards; each part says how much room it took. */
function drawFile(file: ChartFile, letters: Letters): string {
  const { language, messages, subject, series, chosen } = file
  const isRightToLeft = languages[language].direction === 'rtl'
  const pen: Pen = {
    letters: new ChartLetters(letters, isRightToLeft),
    // Across the page in the direction of reading.
    x: (fromStart) => tenth(isRightToLeft ? width - fromStart : fromStart),
    isRightToLeft,
  }
  const filled = series.filter(({ observations }) => observations.length > 0)
  const manner = mannerOf(subject, language)
  const draw = (plotWidth: number) =>
    drawLineChart({
      series,
      width: plotWidth,
      height: plotHeight,
      labelRoom: 46,
      ...manner,
      ...(chosen && { chosen }),
    })?.drawing
  const head = heading(file, pen)
  const measured = draw(width)
  const plot = measured
    ? drawPlot(measured, draw, head.height, pen)
    : nothing(messages.chart.nothing, head.height, pen)
  const spoken = filled.filter(({ key }) => measured?.chosen.some((line) => line.key === key))
  const summary = summarizeChart(subject, { series, spoken }, file)
  const legend = drawLegend(measured, file, head.height + plot.height, pen)
  const foot = drawFoot(file, measured, head.height + plot.height + legend.height, pen)
  const height = Math.ceil(head.height + plot.height + legend.height + foot.height + edge)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` xml:lang="${language}" direction="${isRightToLeft ? 'rtl' : 'ltr'}" role="img" aria-labelledby="chart-title chart-text">`,
    `<title id="chart-title">${escapeXml(subject.title.text)}</title>`,
    `<desc id="chart-text">${escapeXml(summary)}</desc>`,
    `<style>${styles()}</style>`,
    `<rect width="${width}" height="${height}" fill="${chartColours.paper}"/>`,
    head.drawn,
    plot.drawn,
    legend.drawn,
    foot.drawn,
    '</svg>',
  ].join('')
}

interface Pen {
  letters: ChartLetters
  x: (fromStart: number) => number
  isRightToLeft: boolean
}

interface Part {
  drawn: string
  height: number
}

function heading({ subject }: ChartFile, { letters, x }: Pen): Part {
  const title = letters.fit(subject.title.text, { width: width - 2 * edge, size: 27, lines: 2 })
  const unit = letters.fit(subject.unit.text, { width: width - 2 * edge, size: 17 })
  const baseline = edge + 22
  const lineHeight = 38
  const below = baseline + (title.lines.length - 1) * lineHeight + 32
  return {
    drawn:
      letters.write(title, { x: x(edge), baseline, isStrong: true, lineHeight }) +
      letters.write(unit, { x: x(edge), baseline: below, colour: 'quiet' }),
    height: below + 36,
  }
}

function nothing(text: string, top: number, { letters }: Pen): Part {
  const fitted = letters.fit(text, { width: width - 2 * edge, size: 19, lines: 2 })
  return {
    drawn: letters.write(fitted, { x: width / 2, baseline: top + 60, side: 'middle', colour: 'quiet' }),
    height: 140,
  }
}

const valueSize = 15
const labelSize = 16

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
  const names = Math.min(
    Math.max(
      ...measured.chosen.map(({ name, latest }) => letters.widthOf(name.text, labelSize) + (latest ? 8 : 0)),
      0,
    ),
    210,
  )
  const room = names === 0 ? 0 : names + 20
  const plotWidth = Math.floor(width - 2 * edge - values - room)
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
  const value = letters.fit(latest, { width: names, size: valueSize })
  const lines = fitted.lines.length + 1
  const baseline = top + label - ((lines - 1) * 19) / 2 + 5
  const at = { x: x(width - edge - names), lineHeight: 19 }
  return (
    letters.write(fitted, { ...at, baseline, colour: toneOf(tone), isStrong: true }) +
    letters.write(value, { ...at, baseline: baseline + (lines - 1) * 19, colour: 'quiet' })
  )
}

const tones = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5'] as const

function toneOf(tone: number): keyof typeof chartColours {
  return tones[tone - 1] ?? 'ink'
}

function drawLine({ tone, lines, marks }: Pick<ChosenLine, 'tone' | 'lines' | 'marks'>): string {
  const paths = (kind: string, of: PathByStatus, among: readonly Status[]) =>
    among.map((status) => (of[status] ? `<path class="${kind} ${status}" d="${of[status]}"/>` : '')).join('')
  return [
    `<g stroke="${chartColours[toneOf(tone)]}">`,
    paths('line', lines, statuses),
    paths('mark', marks, statuses),
    paths('hollow', marks, ['carried', 'estimated']),
    '</g>',
  ].join('')
}

const legendSize = 16

function drawLegend(
  drawing: LineDrawing | undefined,
  { messages }: ChartFile,
  top: number,
  { letters, x, isRightToLeft }: Pen,
): Part {
  if (!drawing) return { drawn: '', height: 0 }
  const entries = [
    ...drawing.statuses.map((status) => ({ text: messages.statuses[status], sample: sampleOf(status) })),
    ...(drawing.othersCount > 0
      ? [{ text: messages.chart.others, sample: '<path class="others" d="M2 0h32"/>' }]
      : []),
  ]
  let [across, down] = [edge, top + 14]
  const drawn = entries.map(({ text, sample }) => {
    const fitted = letters.fit(text, { width: width - 2 * edge - 60, size: legendSize })
    const taken = 46 + (fitted.lines[0]?.width ?? 0)
    if (across > edge && across + taken > width - edge) {
      across = edge
      down += 30
    }
    const [from, baseline] = [across, down]
    across += taken + 30
    const place = `translate(${isRightToLeft ? width - from - 36 : from} ${tenth(baseline - 5)})`
    return `<g transform="${place}">${sample}</g>` + letters.write(fitted, { x: x(from + 46), baseline })
  })
  return { drawn: drawn.join(''), height: entries.length === 0 ? 0 : down - top + 20 }
}

function sampleOf(status: Status): string {
  const marks: Record<Status, string | undefined> = {
    observed: 'M18 0h0',
    carried: 'M32 0h0',
    interpolated: undefined,
    estimated: 'M18 0h0',
  }
  const mark = marks[status]
  return drawLine({ tone: 0, lines: { [status]: 'M2 0h32' }, marks: mark ? { [status]: mark } : {} })
}

/** What has to be said: countries without data, an axis that does not begin at nought, source, licence, version, address. */
function drawFoot(
  { series, source, licence, version, address, language, messages }: ChartFile,
  drawing: LineDrawing | undefined,
  top: number,
  { letters, x, isRightToLeft }: Pen,
): Part {
  const words = messages.chart
  const without = series.filter(({ observations }) => observations.length === 0)
  const notes = [
    ...(drawing?.zero === null ? [words.notFromZero] : []),
    ...(without.length > 0
      ? [`${words.withoutValue} ${without.map(({ name }) => name.text).join(' · ')}`]
      : []),
  ]
  const facts = [
    `${words.source} ${source}`,
    `${words.licence} ${licence}`,
    words.version(formatNumber(version.number, language), formatDay(version.day, language)),
  ]
  let down = top + 14
  const drawn: string[] = []
  const writeParagraph = (text: string) => {
    const fitted = letters.fit(text, { width: width - 2 * edge, size: 15, lines: 4 })
    drawn.push(letters.write(fitted, { x: x(edge), baseline: down, colour: 'quiet', lineHeight: 23 }))
    down += fitted.lines.length * 23
  }
  for (const note of notes) writeParagraph(note)
  const rule = down - 2
  drawn.push(`<path class="grid" d="M${edge} ${tenth(rule)}h${width - 2 * edge}"/>`)
  down += 28
  for (const fact of facts) writeParagraph(fact)
  // An address runs from the left to the right in every language.
  const left = new ChartLetters(letters.kind, false)
  const fitted = left.fit(address, { width: width - 2 * edge, size: 15 })
  const start = isRightToLeft ? width - edge - (fitted.lines[0]?.width ?? 0) : edge
  drawn.push(`<g direction="ltr">${left.write(fitted, { x: start, baseline: down, colour: 'quiet' })}</g>`)
  return { drawn: drawn.join(''), height: down - top }
}

/** As on pages (`site/ui/chart/chart.css`). */
function styles(): string {
  const { line, 'control-line': controlLine, 'chart-others': others, paper } = chartColours
  return [
    'path{fill:none}',
    `text{font-family:"Readex Pro","Vazirmatn",system-ui,sans-serif}`,
    'text.strong{font-weight:500}',
    ...Object.entries(chartColours).map(
      ([name, colour]) =>
        `text.${name},.letters.${name}{fill:${colour}}.letters.strong.${name}{stroke:${colour}}`,
    ),
    '.letters.strong{stroke-width:.35;stroke-linejoin:round}',
    `.grid{stroke:${line}}.zero{stroke:${controlLine}}.leader{stroke:${controlLine};stroke-dasharray:1 3}`,
    `.others{stroke:${others};stroke-width:1.25;stroke-linecap:round;stroke-linejoin:round}`,
    '.line{stroke-linejoin:round}.line.observed{stroke-width:2.25;stroke-linecap:round}',
    '.line.carried{stroke-width:2;stroke-dasharray:6 4}.line.interpolated{stroke-width:1.25}',
    '.line.estimated{stroke-width:2.75;stroke-linecap:round;stroke-dasharray:0 5}',
    '.mark,.hollow{stroke-linecap:round}.mark.observed{stroke-width:6.5}.mark.interpolated{stroke-width:3.5}',
    '.mark.carried{stroke-width:9;stroke-linecap:square}.mark.estimated{stroke-width:10}',
    `.hollow{stroke:${paper};stroke-width:6}.hollow.carried{stroke-width:5;stroke-linecap:square}`,
  ].join('')
}
