import { formatNumber } from '../../../languages/format.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { DataTable } from './data-table.tsx'

const uses = [
  { key: 'irrigation', source: 'treated', volume: 48200, share: 81 },
  { key: 'cooling', source: 'treated', volume: 8400, share: 14 },
  { key: 'cleaning', source: 'ground', volume: 2900, share: 5 },
] as const

function Water() {
  const { words, language } = useExampleWords()
  return (
    <DataTable
      caption={words.tableCaption}
      columns={[
        { key: 'use', label: words.use },
        { key: 'source', label: words.source },
        { key: 'volume', label: words.volume, isNumeric: true },
        { key: 'share', label: `${words.share} (%)`, isNumeric: true },
      ]}
      rows={uses.map(({ key, source, volume, share }) => ({
        key,
        cells: {
          use: words[key],
          source: words[source],
          volume: formatNumber(volume, language),
          share: formatNumber(share, language),
        },
      }))}
    />
  )
}

export const examples: ComponentExamples = {
  name: 'Table',
  description: 'Figures stand under one another at the line’s end. On a phone each row becomes a card.',
  examples: [{ name: 'Figures', render: () => <Water /> }],
}
