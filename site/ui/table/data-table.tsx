import type { ReactNode } from 'react'
import './data-table.css'

export interface TableColumn<Key extends string> {
  key: Key
  label: string
  /** Figures stand under one another, at the line's end. */
  isNumeric?: boolean
}

interface DataTableProps<Key extends string> {
  caption: ReactNode
  /** The first names the row. */
  columns: readonly [TableColumn<Key>, ...TableColumn<Key>[]]
  rows: readonly { key: string; cells: Readonly<Record<Key, ReactNode>> }[]
}

/**
 * A table that becomes a list of cards on a phone, each value beside its column's name.
 */
export function DataTable<Key extends string>({ caption, columns, rows }: DataTableProps<Key>) {
  const numeric = (isNumeric: boolean | undefined) => (isNumeric ? 'data-table-number' : undefined)
  const [first, ...others] = columns
  return (
    <table className="data-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, isNumeric }) => (
            <th key={key} scope="col" className={numeric(isNumeric)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key: rowKey, cells }) => (
          <tr key={rowKey}>
            <th scope="row" className={numeric(first.isNumeric)}>
              {cells[first.key]}
            </th>
            {others.map(({ key, label, isNumeric }) => (
              <td key={key} data-label={label} className={numeric(isNumeric)}>
                {cells[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
