import type { ActiveFilter, ListFilters } from '../../loading/list-filters.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { ActiveFilters } from './active-filters.tsx'
import { EmptyList } from './empty-list.tsx'
import { FilteredList } from './list-filters.tsx'

const doNothing = () => undefined

function useActive(): readonly ActiveFilter[] {
  const { words, localized, inAnotherLanguage } = useExampleWords()
  return [
    {
      name: 'topic',
      value: localized(words.desalination),
      searchWithout: '?country=jordan',
      countWithout: 12,
    },
    {
      name: 'country',
      value: inAnotherLanguage(({ jordan }) => jordan),
      searchWithout: '?topic=desalination',
      countWithout: 3,
    },
  ]
}

function Whole() {
  const { words, localized, inAnotherLanguage } = useExampleWords()
  const active = useActive()
  const filters: ListFilters = {
    q: '',
    facets: [
      {
        name: 'topic',
        chosen: 'desalination',
        options: [
          { value: 'desalination', label: localized(words.desalination), count: 12 },
          { value: 'reuse', label: localized(words.reuse), count: 0 },
          { value: 'nexus', label: inAnotherLanguage(({ nexus }) => nexus), count: 1048 },
        ],
      },
      {
        name: 'country',
        chosen: undefined,
        options: [{ value: 'jordan', label: localized(words.jordan), count: 4 }],
      },
    ],
    active,
    sorts: ['-date', 'date'],
    sort: undefined,
  }
  return (
    <FilteredList filters={filters} status={<p>{words.bandTitle}</p>}>
      <ActiveFilters active={active} onLeave={doNothing} />
      <p>{words.projectSummary}</p>
    </FilteredList>
  )
}

function Nothing() {
  return <EmptyList active={useActive()} onLeave={doNothing} />
}

export const examples: ComponentExamples = {
  name: 'Filtered list',
  description:
    'A list beside the form that narrows it, with the number of results of each choice. On narrow screens it folds away.',
  examples: [
    { name: 'Narrowed, with an option in another language', render: () => <Whole /> },
    { name: 'Nothing is left', render: () => <Nothing /> },
  ],
}
