import type { ChosenLine } from '../../../figures/charts/draw-line-chart.ts'
import type { PathByStatus } from '../../../figures/charts/line-parts.ts'
import { statuses, type Status } from '../../../languages/figure-words.ts'
import type { FigureMessages } from '../../../languages/messages/figures/en.ts'
import { chartColours } from './chart-colours.ts'
import type { LegendEntry } from './legend.ts'

const tones = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5'] as const

/** The colour of a line; 0 for one that stands for all of them. */
export function toneOf(tone: number): keyof typeof chartColours {
  return tones[tone - 1] ?? 'ink'
}

/** A line with a stroke and a mark for each status of its values. */
export function drawLine({ tone, lines, marks }: Pick<ChosenLine, 'tone' | 'lines' | 'marks'>): string {
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

/** Entries of a legend for statuses. */
export function legendOfStatuses(
  shown: readonly Status[],
  messages: Pick<FigureMessages, 'statuses'>,
): LegendEntry[] {
  return shown.map((status) => ({ text: messages.statuses[status], sample: sampleOf(status) }))
}

function sampleOf(status: Status): string {
  const marks: Record<Status, string | undefined> = {
    observed: 'M18 0h.1',
    carried: 'M32 0h.1',
    interpolated: undefined,
    estimated: 'M18 0h.1',
  }
  const mark = marks[status]
  return drawLine({ tone: 0, lines: { [status]: 'M2 0h32' }, marks: mark ? { [status]: mark } : {} })
}
