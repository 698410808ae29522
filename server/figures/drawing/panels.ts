import {
  ageInWords,
  mannerOf,
  type ChartSubject,
  type ChartWords,
} from '../../../figures/charts/chart-words.ts'
import type { ChartSeries } from '../../../figures/charts/chart-series.ts'
import { drawSmallMultiples, type Panel } from '../../../figures/charts/draw-small-multiples.ts'
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
/** From the top of a panel: two lines of its name, the value, two lines of its age, the plot, its years. */
const places = { value: 64, age: 86, plot: 122, years: 206, end: 244 }

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
  const drawn = drawing.panels.map((panel, index) => {
    const subject = panels[index]?.subject
    const place = { across: edge + (index % columns) * (panelWidth + gap), top: top + rowOf(index) }
    return subject ? drawPanel({ panel, subject, years, ...place }, words, pen) : ''
  })
  const height = rowOf(panels.length - 1) + places.end
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

function rowOf(index: number): number {
  return Math.floor(index / columns) * places.end
}

interface PlacedPanel {
  panel: Panel
  subject: ChartSubject
  years: readonly string[]
  /** From the side at which reading begins. */
  across: number
  top: number
}

function drawPanel(
  { panel, subject, years, across, top }: PlacedPanel,
  words: ChartWords,
  { letters, x, isRightToLeft }: Pen,
): string {
  const { name, latest, lines, marks, zero } = panel
  if (!latest || !lines || !marks) return ''
  const start = x(across)
  const write = (text: string, baseline: number, rest: Partial<Parameters<typeof letters.write>[1]> = {}) =>
    letters.write(letters.fit(text, { width: panelWidth, size: 14, lines: 2 }), {
      x: start,
      baseline: top + baseline,
      colour: 'quiet',
      lineHeight: 19,
      ...rest,
    })
  const value = mannerOf(subject, words.language).formatValue(latest.value)
  const number = letters.fit(value, { width: panelWidth, size: 20 })
  const unitFrom = letters.widthOf(value, 20) + 8
  const unit = letters.fit(subject.unit.text, { width: panelWidth - unitFrom, size: 13 })
  const left = isRightToLeft ? width - across - panelWidth : across
  return [
    letters.write(letters.fit(name.text, { width: panelWidth, size: 15, lines: 2 }), {
      x: start,
      baseline: top + 16,
      lineHeight: 20,
      isStrong: true,
    }),
    letters.write(number, { x: start, baseline: top + places.value, isStrong: true }),
    letters.write(unit, { x: x(across + unitFrom), baseline: top + places.value, colour: 'quiet' }),
    write(ageInWords(latest, words), places.age),
    `<g transform="translate(${tenth(left)} ${tenth(top + places.plot)})">`,
    `<path class="${zero === null ? 'grid' : 'zero'}" d="M0 ${zero ?? plotHeight}h${panelWidth}"/>`,
    drawLine({ tone: 1, lines, marks }),
    '</g>',
    write(years[0] ?? '', places.years),
    write(years[1] ?? '', places.years, { x: x(across + panelWidth), side: 'end' }),
  ].join('')
}
