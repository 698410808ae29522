import type { Direction } from '../../languages/languages.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { Observation } from '../observations/status.ts'

/** A line of a chart: the values of one indicator in one country. */
export interface ChartSeries {
  /** What distinguishes it from the chart's others, for example the country's code. */
  key: string
  name: LocalizedText
  /** In the order of years; empty for a country without a value. */
  observations: readonly Observation[]
}

/** How a chart writes and reads. */
export interface ChartManner {
  /** Years run from the right to the left in a language that does. */
  direction: Direction
  formatValue: (value: number) => string
  /** Of round numbers at the axis; null for one of which digits would be left out, which no label stands for. */
  formatTick: (value: number) => string | null
  formatYear: (year: number) => string
}
