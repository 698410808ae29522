import type { ComponentExamples } from '../examples/component-examples.ts'
import { Logo } from './logo.tsx'

export const examples: ComponentExamples = {
  name: 'Logo',
  description:
    'The eight-point star of the region’s geometry, holding a drop. The network’s name stands beside it.',
  examples: [
    { name: 'On paper', render: () => <Logo /> },
    { name: 'On deep sea', isOnDeep: true, render: () => <Logo /> },
  ],
}
