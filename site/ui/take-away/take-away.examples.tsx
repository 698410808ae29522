import { figureFileAddress, type FigureChoice } from '../../../figures/downloads/figure-files.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { TakeAway } from './take-away.tsx'

function Example({ choice }: { choice: FigureChoice }) {
  const { words } = useExampleWords()
  return (
    <TakeAway
      file={(format) => figureFileAddress('example', format, choice)}
      citation={`${words.longTitle}. https://www.example.org/data-tools/indicators/example?version=1`}
      embed={'<a href="https://www.example.org/"><img src="https://www.example.org/example.svg" alt=""></a>'}
    />
  )
}

export const examples: ComponentExamples = {
  name: 'Take away',
  description:
    'Files of an indicator’s figures, how to cite them, and a line that shows the chart elsewhere.',
  // One alone: its heading has a name that a page has once.
  examples: [
    {
      name: 'Two countries of a version',
      render: () => <Example choice={{ countries: ['jo', 'ma'], version: 1 }} />,
    },
  ],
}
