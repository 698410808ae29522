import type { ComponentExamples } from '../examples/component-examples.ts'
import { FollowTender } from './follow-tender.tsx'

export const examples: ComponentExamples = {
  name: 'Ask for mail',
  description:
    'A form to be notified by email: of a tender’s changes, or of what is new in a list. Only where a deployment sends mail.',
  // A second one would hold a field with the first one's id.
  examples: [{ name: 'Of a tender', render: () => <FollowTender tender="1" /> }],
}
