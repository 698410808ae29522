import type { ComponentExamples } from '../examples/component-examples.ts'
import { Subscribe, SubscribeLinks } from './subscribe.tsx'

export const examples: ComponentExamples = {
  name: 'Subscribe',
  description: 'How to hear of what is new in a list: a calendar where its records have dates, and feeds.',
  examples: [
    { name: 'Of a list with dates', isWide: true, render: () => <Subscribe section="events" /> },
    // A second whole one would be a landmark with the first one's name.
    { name: 'What a list without dates offers', render: () => <SubscribeLinks section="news" /> },
    { name: 'What the whole site offers', render: () => <SubscribeLinks section="all" /> },
  ],
}
