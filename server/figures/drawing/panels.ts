import {
  ageInWords,
  mannerOf,
  type ChartSubject,
  type ChartWords,
} from '../../../figures/charts/chart-words.ts'
import type { ChartSeries } from '../../../figures/charts/chart-series.ts'
import { drawSmallMultiples, type Panel } from '../../../figures/charts/draw-small-multiples.ts'
import type { Observation } from '../../../figures/observations/status.ts'
import type { FittedText } from '../../social-previews/fit-lines.ts'
import { isolated } from '../../../languages/isolated.ts'
import { statuses } from '../../../languages/figure-words.ts'
import { tenth } from './chart-letters.ts'
import { drawLegend } from './legend.ts'
import { drawLine, legendOfStatuses } from './lines.ts'
import { drawNothing } from './nothing.ts'
import { edge, innerWidth, width, type Body, type Pen } from './sheet.ts'

/** Small charts side by side, each of an indicator with a scale of its own. */
export interface Panels {
  kind: 'panels'
  panels: readonly { subject: ChartSubject; series: ChartSeries }[]
}

const columns = 3
const gap = 32
const panelWidth = Math.floor((innerWidth - (columns - 1) * gap) / columns)
const plotHeight = 64
const heights = { name: 20, unit: 18, age: 19 }

/** Small charts in rows of three, with the latest value of each and its age. */
export function drawPanels({ panels }: Panels, words: ChartWords, top: number, pen: Pen): Body {
  const { language, messages } = words
  const manner = mannerOf({ decimals: 0 }, language)
  const drawing = drawSmallMultiples({
    panels: panels.map(({ series }) => series),
    hasOneScale: false,
    width: panelWidth,
    height: plotHeight,
    direction: manner.direction,
  })
  if (!drawing.years) {
    const { nothing } = messages.chart
    return { ...drawNothing(nothing, top, pen), summary: nothing, notes: [] }
  }
  const years = drawing.years.map((year) => manner.formatYear(year))
  const texts = drawing.panels.map(({ name, latest }, index) => {
    const subject = panels[index]?.subject
    return latest && subject ? writeTexts({ name: name.text, subject, latest }, words, pen) : null
  })
  let height = 0
  const drawn: string[] = []
  for (let first = 0; first < drawing.panels.length; first += columns) {
    const ofRow = texts.slice(first, first + columns)
    const places = placesOf(ofRow.filter((written) => written !== null))
    for (const [column, written] of ofRow.entries()) {
      const panel = drawing.panels[first + column]
      const place = { across: edge + column * (panelWidth + gap), top: top + height, places }
      if (panel && written) drawn.push(drawPanel({ panel, written, years, ...place }, pen))
    }
    height += places.end
  }
  const shown = statuses.filter((status) =>
    drawing.panels.some(({ lines, marks }) => lines?.[status] ?? marks?.[status]),
  )
  const legend = drawLegend(legendOfStatuses(shown, messages), top + height, pen)
  return {
    drawn: drawn.join('') + legend.drawn,
    height: height + legend.height,
    summary: drawing.panels
      .flatMap(({ name, latest }, index) => {
        const subject = panels[index]?.subject
        if (!latest || !subject) return []
        const value = `${mannerOf(subject, language).formatValue(latest.value)} ${isolated(subject.unit.text)}`
        return messages.chart.latest(isolated(name.text), value, ageInWords(latest, words))
      })
      .join(' '),
    notes: [
      [
        messages.chart.ownScale,
        ...(drawing.panels.some(({ latest, zero }) => latest && zero === null)
          ? [messages.chart.someNotFromZero]
          : []),
      ].join(' '),
    ],
  }
}

/** What stands above the plot of a panel. */
interface PanelTexts {
  name: FittedText
  number: FittedText
  unit: FittedText
  /** Where the unit begins beside the number; null where there is no room for it, and it stands below. */
  unitFrom: number | null
  age: FittedText
}

function writeTexts(
  { name, subject, latest }: { name: string; subject: ChartSubject; latest: Observation },
  words: ChartWords,
  { letters }: Pen,
): PanelTexts {
  const value = mannerOf(subject, words.language).formatValue(latest.value)
  const unit = subject.unit.text
  const unitFrom = letters.widthOf(value, 20) + 8
  return {
    name: letters.wrap(name, { width: panelWidth, size: 15 }),
    number: letters.wrap(value, { width: panelWidth, size: 20 }),
    unit: letters.wrap(unit, { width: panelWidth, size: 13 }),
    unitFrom: unitFrom + letters.widthOf(unit, 13) <= panelWidth ? unitFrom : null,
    age: letters.wrap(ageInWords(latest, words), { width: panelWidth, size: 14 }),
  }
}

/** Where the parts of a row's panels stand from its top: there are two lines at least for a name and for an age. */
function placesOf(texts: readonly PanelTexts[]) {
  const most = (linesOf: (written: PanelTexts) => number, least: number) =>
    Math.max(...texts.map(linesOf), least)
  const value = 24 + most(({ name }) => name.lines.length, 2) * heights.name
  const age =
    value + 22 + most(({ unit, unitFrom }) => (unitFrom === null ? unit.lines.length : 0), 0) * heights.unit
  const plot = age - 2 + most((written) => written.age.lines.length, 2) * heights.age
  const years = plot + plotHeight + 20
  return { value, unit: value + 20, age, plot, years, end: years + 38 }
}

interface PlacedPanel {
  panel: Panel
  written: PanelTexts
  years: readonly string[]
  /** From the side at which reading begins. */
  across: number
  top: number
  places: ReturnType<typeof placesOf>
}

function drawPanel(
  { panel: { lines, marks, zero }, written, years, across, top, places }: PlacedPanel,
  { letters, x, isRightToLeft }: Pen,
): string {
  if (!lines || !marks) return ''
  const { name, number, unit, unitFrom, age } = written
  const start = x(across)
  const quiet = { x: start, colour: 'quiet' } as const
  const writeYear = (year: string, side: { x: number; side?: 'end' }) =>
    letters.write(letters.wrap(year, { width: panelWidth, size: 14 }), {
      ...quiet,
      ...side,
      baseline: top + places.years,
    })
  const left = isRightToLeft ? width - across - panelWidth : across
  return [
    letters.write(name, { x: start, baseline: top + 16, lineHeight: heights.name, isStrong: true }),
    letters.write(number, { x: start, baseline: top + places.value, isStrong: true }),
    letters.write(
      unit,
      unitFrom === null
        ? { ...quiet, baseline: top + places.unit, lineHeight: heights.unit }
        : { ...quiet, x: x(across + unitFrom), baseline: top + places.value },
    ),
    letters.write(age, { ...quiet, baseline: top + places.age, lineHeight: heights.age }),
    `<g transform="translate(${tenth(left)} ${tenth(top + places.plot)})">`,
    `<path class="${zero === null ? 'grid' : 'zero'}" d="M0 ${zero ?? plotHeight}h${panelWidth}"/>`,
    drawLine({ tone: 1, lines, marks }),
    '</g>',
    writeYear(years[0] ?? '', { x: start }),
    writeYear(years[1] ?? '', { x: x(across + panelWidth), side: 'end' }),
  ].join('')
}
