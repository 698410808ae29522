import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import './data-table.css'

export interface TableColumn<Key extends string> {
  key: Key
  label: string
  /** Figures stand under one another, at the line's end. */
  isNumeric?: boolean
  /** What stands under the label, such as a unit. */
  detail?: ReactNode
  /** The table can be sorted by it. */
  sort?: ColumnSort
}

export interface ColumnSort {
  /** Query of the page's address under which the table is sorted by the column, or by it the other way round. */
  search: string
  /** How the table is sorted by it now. */
  state: 'ascending' | 'descending' | null
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
  const isSortable = columns.some(({ sort }) => sort)
  return (
    <table className={isSortable ? 'data-table data-table-sortable' : 'data-table'}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, isNumeric, detail, sort }) => (
            <th
              key={key}
              scope="col"
              className={numeric(isNumeric)}
              aria-sort={sort ? (sort.state ?? 'none') : undefined}
            >
              {sort ? <SortLink sort={sort}>{label}</SortLink> : label}
              {detail && <span className="data-table-detail">{detail}</span>}
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

/** Sorts the table by a column: an address of its own, so that it works without scripts and can be passed on. */
function SortLink({ sort: { search, state }, children }: { sort: ColumnSort; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Link className="data-table-sort" to={{ pathname, search }} preventScrollReset data-state={state}>
      {children}
      <Icon name="chevron-down" />
    </Link>
  )
}
