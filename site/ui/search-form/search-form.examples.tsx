import { formatNumber } from '../../../languages/format.ts'
import { longestQuery } from '../../../store/search/query-limits.ts'
import { useMessages } from '../../language/use-language.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { SearchForm } from './search-form.tsx'

/** One form alone: a second search on the page would be a landmark that no name distinguishes. */
function Form() {
  const { words, language } = useExampleWords()
  const { search } = useMessages()
  return (
    <SearchForm
      q={words.longTitle}
      hasVisibleLabel
      error={search.tooLong(formatNumber(longestQuery, language))}
    />
  )
}

export const examples: ComponentExamples = {
  name: 'Search form',
  description:
    'Leads to the search of the whole site, and offers titles after two letters. Without its label shown, the label is read out.',
  examples: [{ name: 'With its label, and what is wrong with the text', render: () => <Form /> }],
}
