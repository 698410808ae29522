import type { ComponentExamples } from '../examples/component-examples.ts'
import { Subscribe } from './subscribe.tsx'

export const examples: ComponentExamples = {
  name: 'Subscribe',
  description: 'How to hear of what is new in a list: a calendar where its records have dates, and feeds.',
  examples: [{ name: 'Of a list with dates', isWide: true, render: () => <Subscribe section="events" /> }],
}
