import type { ComponentExamples } from '../examples/component-examples.ts'
import { EmptyState } from './empty-state.tsx'

export const examples: ComponentExamples = {
  name: 'Empty state',
  description: 'Stands where a list has nothing to show, and leads on.',
  examples: [
    { name: 'As it is', render: () => <EmptyState /> },
    { name: 'On deep sea', isOnDeep: true, render: () => <EmptyState /> },
  ],
}
