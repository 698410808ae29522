import { dashboardWords } from '../../languages/back-office/dashboard-words.ts'
import { formatGregorianDay, formatNumber } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import type { Days, NamedSum } from '../../store/reading-counts/read-readings.ts'
import { eachDay } from '../../store/reading-counts/recent-days.ts'

interface DaysChartProps {
  days: Days
  /** By day; days without any may be left out. */
  counts: readonly NamedSum[]
  language: Language
}

/** A bar for each day, and the same as a table. Time runs as the language is read. */
export function DaysChart({ days, counts, language }: DaysChartProps) {
  const words = dashboardWords[language]
  const byDay = new Map(counts.map(({ name, count }) => [name, count]))
  const bars = eachDay(days).map((day) => ({ day, count: byDay.get(day) ?? 0 }))
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <>
      <div className="days-chart" aria-hidden="true">
        {bars.map(({ day, count }) => (
          <span
            key={day}
            title={words.line(formatGregorianDay(day, language), formatNumber(count, language))}
            style={{ blockSize: `${(count / most) * 100}%` }}
          />
        ))}
      </div>
      <details className="days-table">
        <summary>{words.byDay}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.table.day}</th>
              <th scope="col">{words.table.reads}</th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{formatGregorianDay(day, language)}</th>
                <td>{formatNumber(count, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
