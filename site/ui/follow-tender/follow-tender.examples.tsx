import type { ComponentExamples } from '../examples/component-examples.ts'
import { FollowTender } from './follow-tender.tsx'

export const examples: ComponentExamples = {
  name: 'Follow a tender',
  description: 'A form to be notified of a tender’s changes by email. Only where a deployment sends mail.',
  examples: [{ name: 'As it is', render: () => <FollowTender tender="1" /> }],
}
