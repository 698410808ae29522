import '../../language/all-messages.ts'
import { expect, test } from 'vitest'
import { formatAmount } from '../../../languages/format.ts'
import { languageCodes } from '../../../languages/languages.ts'
import { timeZoneNames } from '../../../languages/time-zone-names.ts'
import { exampleReceipt } from './example-receipt.ts'
import { receiptText } from './receipt-text.ts'

test.each(languageCodes)('the text of a receipt in %s has everything that proves it', (language) => {
  const text = receiptText(exampleReceipt, 'IWEN', language)
  expect(text).toContain(`${formatAmount(48_250.5, language)} JOD`)
  for (const part of [
    exampleReceipt.reference,
    exampleReceipt.secret,
    exampleReceipt.received_at,
    timeZoneNames['Asia/Amman'][language],
    ...exampleReceipt.files.flatMap(({ name, sha256 }) => [name, sha256]),
  ]) {
    expect(text).toContain(part)
  }
})
