import type { ComponentExamples } from '../examples/component-examples.ts'
import { exampleReceipt } from './example-receipt.ts'
import { ReceiptCard } from './receipt-card.tsx'

export const examples: ComponentExamples = {
  name: 'Receipt',
  description: 'What the sender of a proposal or an application keeps: when it arrived, and which files.',
  examples: [
    { name: 'Of a proposal', render: () => <ReceiptCard receipt={exampleReceipt} network="IWEN" /> },
    {
      name: 'Signed, of a proposal that custodians open',
      render: () => (
        <ReceiptCard
          receipt={{
            ...exampleReceipt,
            reference: 'P-4TD7K-3M9QX',
            sealed_by: 'browser',
            receipt_note: 'Receipt of a sealed proposal, form 1',
            privatePart: { file: 'P-4TD7K-3M9QX.private.json', text: '{}' },
          }}
          network="IWEN"
        />
      ),
    },
  ],
}
