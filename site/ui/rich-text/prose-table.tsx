import type { ReactNode } from 'react'
import type { Block, Table, TableCell } from '../../../store/rich-text/rich-text.ts'
import { useMessages } from '../../language/use-language.ts'
import { inPlaces } from './in-places.ts'
import './prose-table.css'

type ShowBlocks = (blocks: readonly Block[]) => ReactNode

interface ProseTableProps {
  table: Table
  /** Shows what stands in a cell. */
  showBlocks: ShowBlocks
}

/**
 * A table that an editor wrote, of any width: where it is wider than the screen it is moved sideways by itself, also by
 * keyboard.
 */
export function ProseTable({ table: { head, body }, showBlocks }: ProseTableProps) {
  const { content } = useMessages()
  const showRow = (cells: readonly TableCell[], place: string) => (
    <tr key={place}>
      {inPlaces(cells, (cell, column) => (
        <Cell key={column} cell={cell} showBlocks={showBlocks} />
      ))}
    </tr>
  )
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

interface CellProps {
  cell: TableCell
  showBlocks: ShowBlocks
}

function Cell({ cell: { heads, columns, rows, blocks }, showBlocks }: CellProps) {
  const spans = { ...(columns > 1 && { colSpan: columns }), ...(rows > 1 && { rowSpan: rows }) }
  return heads ? (
    <th scope={heads} {...spans}>
      {showBlocks(blocks)}
    </th>
  ) : (
    <td {...spans}>{showBlocks(blocks)}</td>
  )
}
