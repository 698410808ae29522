import type { DataTable } from '../../../figures/datasets/data-table.ts'
import { formatNumber } from '../../../languages/format.ts'
import { languages, type Language } from '../../../languages/languages.ts'
import type { LocalizedText } from '../../../store/read/localized-text.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Localized } from '../../ui/text/localized.tsx'

interface DataFileTableProps {
  table: Omit<DataTable, 'chart'>
  title: LocalizedText
  /** Its name: files of one title differ by it. */
  format: string
  /** Language of what is in the file. */
  language: Language | null
  isOpen: boolean
}

/** The first rows of a file of data, each cell as it stands in the file. */
export function DataFileTable({ table, title, format, language: inLanguage, isOpen }: DataFileTableProps) {
  const words = useFigureMessages().dataFiles
  const language = useLanguage()
  const { columns, rows, rowCount, columnCount } = table
  const number = (value: number) => formatNumber(value, language)
  const isOther = inLanguage !== null && inLanguage !== language
  const numeric = (column: number) => (columns[column]?.isNumeric ? 'data-file-number' : undefined)
  return (
    <details className="data-file-rows" open={isOpen}>
      <summary>
        {rows.length < rowCount ? words.firstRows(number(rows.length), number(rowCount)) : words.allRows}
      </summary>
      {columns.length < columnCount && (
        <p className="chart-note">{words.firstColumns(number(columns.length), number(columnCount))}</p>
      )}
      {/* A table wider than its place is moved by keyboard too. */}
      <section
        className="data-file-scroll"
        aria-label={`${words.table}: \u2068${title.text}\u2069 ${format}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is moved by the arrow keys
        tabIndex={0}
      >
        <table
          lang={isOther ? inLanguage : undefined}
          dir={isOther ? languages[inLanguage].direction : undefined}
        >
          <caption className="visually-hidden">
            <Localized value={title} />
          </caption>
          <thead>
            <tr>
              {columns.map(({ name }, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- names of columns may be the same
                <th key={column} scope="col" className={numeric(column)}>
                  {name === '' ? words.column(number(column + 1)) : <bdi>{name}</bdi>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row has no other name
              <tr key={row}>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column has no other name
                  <td key={column} className={numeric(column)}>
                    {cell.trim() === '' ? (
                      <span className="visually-hidden">{words.empty}</span>
                    ) : (
                      <bdi>{cell}</bdi>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
