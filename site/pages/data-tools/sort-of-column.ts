import { searchOfFigures, type FigureQuery } from '../../loading/figure-parameters.ts'
import { nameOfOrder, type TableOrder } from '../../loading/sorted-table.ts'
import type { ColumnSort } from '../../ui/table/data-table.tsx'

/**
 * Where the heading of a column leads: names begin upwards and numbers with the largest; whoever follows it again turns the
 * order round.
 * @param query what else the page's address says
 */
export function sortOfColumn<Key extends string>(
  key: Key,
  { usual, order, query = {} }: { usual: Key; order: TableOrder<Key>; query?: FigureQuery },
): ColumnSort {
  const isCurrent = order.key === key
  const isDescending = isCurrent ? !order.isDescending : key !== usual
  return {
    search: searchOfFigures({ ...query, sort: nameOfOrder({ key, isDescending }, usual) }),
    state: isCurrent ? (order.isDescending ? 'descending' : 'ascending') : null,
  }
}
