import type { ActiveFilter } from '../../loading/list-filters.ts'
import { useMessages } from '../../language/use-language.ts'

/** Names a filter with its value inside a sentence, whichever way the value runs: “Topic: Desalination”. */
export function useFilterInWords(): (filter: ActiveFilter) => string {
  const { lists, labelled } = useMessages()
  return ({ name, value }) => labelled(lists.filters[name], `\u2068${value.text}\u2069`)
}
