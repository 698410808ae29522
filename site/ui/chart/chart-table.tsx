import type { ChartTable as Table } from '../../../figures/charts/make-charts.ts'
import type { LocalizedText } from '../../../store/read/localized-text.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { Localized } from '../text/localized.tsx'

interface ChartTableProps {
  table: Table
  caption: LocalizedText
  unit: LocalizedText
}

/** All values of a chart with what is to be said of each, behind a button. */
export function ChartTable({ table, caption, unit }: ChartTableProps) {
  const messages = useFigureMessages()
  const words = messages.chart
  return (
    <details className="chart-values">
      <summary>{words.table}</summary>
      <p className="chart-note">{words.withoutNote}</p>
      {/* A table wider than its place is moved by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="chart-scroll" role="group" aria-label={words.table} tabIndex={0}>
        <table>
          <caption>
            <Localized value={caption} /> (<Localized value={unit} />)
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.year}</th>
              {table.columns.map((name) => (
                <th key={name.text} scope="col">
                  <Localized value={name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ year, values, notes }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                {values.map((value, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column has no other name
                  <td key={column}>
                    {value ?? messages.noValue}
                    {notes[column] && <small>{notes[column]}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
