import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { SystemChartOutline } from './system-chart-outline.tsx'

function Chart({ isRing = false }: { isRing?: boolean }) {
  const { words, localized, inAnotherLanguage } = useExampleWords()
  return (
    <SystemChartOutline
      chart={{
        id: 'example',
        slug: 'example',
        title: localized(words.bandTitle),
        description: isRing ? null : localized(words.bandLead),
        image: null,
        nodes: [
          { key: 'a', parentKey: null, label: localized(words.nexus) },
          { key: 'b', parentKey: 'a', label: localized(words.longTitle) },
          { key: 'c', parentKey: 'a', label: inAnotherLanguage(({ reuse }) => reuse) },
          { key: 'd', parentKey: 'b', label: localized(words.desalination) },
          // An editor's mistake: a box under itself.
          ...(isRing ? [{ key: 'a', parentKey: 'd', label: localized(words.nexus) }] : []),
        ],
        updatedAt: '2026-05-12T09:00:00.000Z',
      }}
    />
  )
}

export const examples: ComponentExamples = {
  name: 'System chart',
  description: 'An organisation chart as an outline that can be read aloud, drawn as a tree.',
  examples: [
    { name: 'Three levels, one box in another language', render: () => <Chart /> },
    { name: 'Closed into a ring by mistake', render: () => <Chart isRing /> },
  ],
}
