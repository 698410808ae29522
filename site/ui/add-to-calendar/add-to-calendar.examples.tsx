import type { ComponentExamples } from '../examples/component-examples.ts'
import { AddToCalendar } from './add-to-calendar.tsx'

export const examples: ComponentExamples = {
  name: 'Add to calendar',
  description: 'An event or a deadline as a file that every calendar opens.',
  examples: [
    { name: 'An event', render: () => <AddToCalendar section="events" slug="example" /> },
    { name: 'The deadline of a tender', render: () => <AddToCalendar section="tenders" slug="example" /> },
  ],
}
