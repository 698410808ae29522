import type { ComponentExamples } from '../examples/component-examples.ts'
import { ReadingTools } from './reading-tools.tsx'

export const examples: ComponentExamples = {
  name: 'Reading tools',
  description: 'Text size, contrast and rest, in the footer of every page. The choice stays in the browser.',
  examples: [{ name: 'On deep sea', isOnDeep: true, isWide: true, render: () => <ReadingTools /> }],
}
