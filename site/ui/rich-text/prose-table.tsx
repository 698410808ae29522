import type { Table, TableCell } from '../../../store/rich-text/rich-text.ts'
import { useMessages } from '../../language/use-language.ts'
import { Blocks, inPlaces } from './prose.tsx'
import './prose-table.css'

/**
 * A table that an editor wrote, of any width: where it is wider than the screen it is moved sideways by itself, also by
 * keyboard.
 */
export function ProseTable({ table: { head, body } }: { table: Table }) {
  const { content } = useMessages()
  return (
    // What can be moved sideways must be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="prose-table" role="group" aria-label={content.table} tabIndex={0}>
      <table>
        {head.length > 0 && <thead>{inPlaces(head, showRow)}</thead>}
        <tbody>{inPlaces(body, showRow)}</tbody>
      </table>
    </div>
  )
}

function showRow(cells: readonly TableCell[], place: string) {
  return (
    <tr key={place}>
      {inPlaces(cells, (cell, column) => (
        <Cell key={column} cell={cell} />
      ))}
    </tr>
  )
}

function Cell({ cell: { heads, columns, rows, blocks } }: { cell: TableCell }) {
  const spans = { ...(columns > 1 && { colSpan: columns }), ...(rows > 1 && { rowSpan: rows }) }
  return heads ? (
    <th scope={heads} {...spans}>
      <Blocks blocks={blocks} />
    </th>
  ) : (
    <td {...spans}>
      <Blocks blocks={blocks} />
    </td>
  )
}
