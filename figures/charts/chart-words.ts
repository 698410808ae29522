import { formatYear } from '../../languages/format.ts'
import { formatDecimals, formatRound } from '../../languages/format-decimals.ts'
import { languages, type Language } from '../../languages/languages.ts'
import type { FigureMessages } from '../../languages/messages/figures/en.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { Observation } from '../observations/status.ts'
import type { ChartManner } from './chart-series.ts'

/** What a chart shows: an indicator, or whatever else has a name and a unit. */
export interface ChartSubject {
  title: LocalizedText
  unit: LocalizedText
  /** Digits after the decimal mark. */
  decimals: number
}

/** The language of a chart and its words. */
export interface ChartWords {
  language: Language
  messages: FigureMessages
}

/** How a chart of the subject writes in a language. */
export function mannerOf({ decimals }: Pick<ChartSubject, 'decimals'>, language: Language): ChartManner {
  return {
    direction: languages[language].direction,
    formatValue: (value) => formatDecimals(value, decimals, language),
    formatTick: (value) =>
      Number(value.toFixed(decimals)) === value ? formatRound(value, decimals, language) : null,
    formatYear: (year) => formatYear(year, language),
  }
}

/** The year of a value and what its status says of its age: `2022, unchanged in the source since 2010`. */
export function ageInWords({ year, status, since }: Observation, { language, messages }: ChartWords): string {
  const written = formatYear(year, language)
  switch (status) {
    case 'observed':
      return written
    case 'carried':
      return messages.unchangedSince(written, formatYear(since, language))
    case 'interpolated':
      return messages.interpolatedIn(written)
    case 'estimated':
      return messages.estimatedFor(written)
  }
}

/** What stands beside a value in a table, whose row names the year; null for an observed one. */
export function noteOf({ status, since }: Observation, { language, messages }: ChartWords): string | null {
  switch (status) {
    case 'observed':
      return null
    case 'carried':
      return messages.chart.since(formatYear(since, language))
    case 'interpolated':
      return messages.chart.interpolated
    case 'estimated':
      return messages.chart.estimated
  }
}
