import { useExampleWords } from '../examples/use-example-words.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { Subscribe, SubscribeLinks } from './subscribe.tsx'

export const examples: ComponentExamples = {
  name: 'Subscribe',
  description: 'How to hear of what is new in a list: a calendar where its records have dates, and feeds.',
  examples: [
    {
      name: 'Of a list with dates that is narrowed to one country',
      isWide: true,
      render: () => <NarrowedList />,
    },
    // A second whole one would be a landmark with the first one's name.
    { name: 'What a list without dates offers', render: () => <SubscribeLinks section="news" /> },
    { name: 'What the whole site offers', render: () => <SubscribeLinks section="all" /> },
  ],
}

function NarrowedList() {
  const { words, localized } = useExampleWords()
  const filters = [{ name: 'topic', value: localized(words.desalination), searchWithout: '' }] as const
  return <Subscribe section="events" feed={{ search: '?topic=desalination', filters }} />
}
