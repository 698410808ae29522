import { formatNumber, formatYear } from '../../languages/format.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { Observation } from '../observations/status.ts'
import { extremesOf } from '../observations/value-range.ts'
import type { ChartSeries } from './chart-series.ts'
import { mostChosen } from './most-chosen.ts'
import { ageInWords, mannerOf, type ChartSubject, type ChartWords } from './chart-words.ts'
import { yearsOf } from './scales.ts'
import { isolated } from '../../languages/isolated.ts'

/**
 * What a chart shows, in sentences for those who do not see it: years, lowest and highest value, the latest values with
 * their age, countries without a value.
 * @param series all that the chart was to show, those without a value too
 * @param spoken of those whose latest value is given one by one
 */
export function summarizeChart(
  subject: ChartSubject,
  { series, spoken }: { series: readonly ChartSeries[]; spoken: readonly ChartSeries[] },
  words: ChartWords,
): string {
  const { language, messages } = words
  const text = messages.chart
  const { formatValue } = mannerOf(subject, language)
  const filled = series.filter(({ observations }) => observations.length > 0)
  const years = yearsOf(filled)
  const extremes = filled.flatMap(({ name, observations }) => {
    const found = extremesOf(observations)
    return found ? [{ name, ...found }] : []
  })
  if (!years) return text.nothing
  const [first, last] = years.map((year) => formatYear(year, language))
  const withLowest = extremes.reduce((least, one) => (one.lowest.value < least.lowest.value ? one : least))
  const withHighest = extremes.reduce((most, one) => (one.highest.value > most.highest.value ? one : most))
  const where = (name: LocalizedText, { year }: Observation) =>
    filled.length > 1 ? `${isolated(name.text)}, ${formatYear(year, language)}` : formatYear(year, language)
  const isOneValue = filled.length === 1 && filled[0]?.observations.length === 1
  const missing = series.length - filled.length
  return [
    `${isolated(subject.title.text)} (${isolated(subject.unit.text)}).`,
    first === last ? text.onlyYear(first ?? '') : text.period(first ?? '', last ?? ''),
    ...spoken.flatMap(({ name, observations }) => {
      const latest = observations.at(-1)
      return latest
        ? text.latest(isolated(name.text), formatValue(latest.value), ageInWords(latest, words))
        : []
    }),
    ...(isOneValue
      ? []
      : [
          text.lowest(formatValue(withLowest.lowest.value), where(withLowest.name, withLowest.lowest)),
          text.highest(formatValue(withHighest.highest.value), where(withHighest.name, withHighest.highest)),
        ]),
    ...(filled.length > mostChosen
      ? ageOfAll(
          filled.flatMap(({ observations }) => observations.at(-1) ?? []),
          words,
        )
      : []),
    ...(missing > 0
      ? [text.withoutValueCount(formatNumber(missing, language), formatNumber(series.length, language))]
      : []),
  ].join(' ')
}

/** How old the latest values of many countries are. */
function ageOfAll(latest: readonly Observation[], { language, messages }: ChartWords): string[] {
  const text = messages.chart
  const dates = latest.map(({ since }) => since)
  const [from, to] = [Math.min(...dates), Math.max(...dates)].map((year) => formatYear(year, language))
  const others = latest.filter(({ status }) => status !== 'observed').length
  return [
    from === to ? text.latestOf(from ?? '') : text.latestFrom(from ?? '', to ?? ''),
    ...(others > 0
      ? [text.notObserved(formatNumber(others, language), formatNumber(latest.length, language))]
      : []),
  ]
}
