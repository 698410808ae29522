import { useMessages } from '../../language/use-language.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { RecordRows, type RecordRow } from './record-rows.tsx'

function useRows(): readonly [RecordRow, RecordRow] {
  const { words, localized } = useExampleWords()
  const { tender } = useMessages()
  return [
    {
      key: 'open',
      to: '/tenders',
      reference: 'RFP-2026-014',
      title: localized(words.project),
      facts: [tender.category.services],
      deadline: { label: tender.deadline, text: words.day, instant: '2026-03-03T12:00:00Z' },
      status: { tone: 'success', text: tender.active },
      isOver: false,
    },
    {
      key: 'over',
      to: '/tenders',
      reference: 'ITB-2025-107',
      title: localized(words.longTitle),
      facts: [tender.category.works],
      deadline: { label: tender.deadline, text: words.day, instant: '2026-03-03T12:00:00Z' },
      status: { tone: 'danger', text: tender.expired },
      isOver: true,
    },
  ]
}

function WithReferences() {
  return <RecordRows items={useRows()} />
}

function WithoutReferences() {
  return <RecordRows items={useRows().map((row) => ({ ...row, reference: null }))} />
}

export const examples: ComponentExamples = {
  name: 'Record rows',
  description: 'Records with a deadline, a line for each. What is over stands back, and its status says so.',
  examples: [
    { name: 'With references', render: () => <WithReferences /> },
    { name: 'Without references', render: () => <WithoutReferences /> },
  ],
}
