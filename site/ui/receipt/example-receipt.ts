import type { Receipt } from '../../../submissions/receipt.ts'

/** A receipt for the design system and for tests. */
export const exampleReceipt: Receipt & { secret: string } = {
  kind: 'proposal',
  reference: 'P-7K3M9-QX4TD',
  about: { id: '1', reference_number: 'IWEN-2026-031', title: 'Groundwater level recorders' },
  received_at: '2026-06-01T10:04:31.000Z',
  time_zone: 'Asia/Amman',
  files: [
    {
      name: 'technical-offer.pdf',
      size: 2_431_008,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
    {
      name: 'price-form.docx',
      size: 61_440,
      sha256: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
    },
  ],
  proposed_amount: 48_250.5,
  currency: 'JOD',
  secret: 'k4Wq-7Ytr-Zp2c-9MxD-hB6s',
  replaces: null,
  withdrawn_at: null,
  sealed_by: null,
  receipt_note: null,
}
