import { formatNumber, formatYear } from '../../../languages/format.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { FigureColumn } from './figure-column.tsx'
import { Figures } from './figures.tsx'

function Network() {
  const { words, localized, language } = useExampleWords()
  return (
    <Figures
      figures={[
        { value: formatYear(1987, language), label: localized(words.founded) },
        { value: formatNumber(22, language), label: localized(words.members) },
        { value: `${formatNumber(100, language)}+`, label: localized(words.projects) },
        { value: `${formatNumber(40, language)}+`, label: localized(words.courses) },
      ]}
    />
  )
}

function Column() {
  const { words, language } = useExampleWords()
  return (
    <FigureColumn
      title={words.projects}
      figures={[
        { name: 'members', value: formatNumber(22, language), label: words.members, to: '/members' },
        { name: 'founded', value: formatYear(1987, language), label: words.founded },
      ]}
    />
  )
}

export const examples: ComponentExamples = {
  name: 'Figures',
  description: 'What the network counts, read off a gauge.',
  examples: [
    { name: 'On paper', render: () => <Network /> },
    { name: 'On deep sea', isOnDeep: true, render: () => <Network /> },
    { name: 'Beside a text', render: () => <Column /> },
  ],
}
