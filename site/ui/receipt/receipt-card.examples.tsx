import type { ComponentExamples } from '../examples/component-examples.ts'
import { exampleReceipt } from './example-receipt.ts'
import { ReceiptCard } from './receipt-card.tsx'

export const examples: ComponentExamples = {
  name: 'Receipt',
  description: 'What the sender of a proposal or an application keeps: when it arrived, and which files.',
  examples: [
    { name: 'Of a proposal', render: () => <ReceiptCard receipt={exampleReceipt} network="IWEN" /> },
  ],
}
