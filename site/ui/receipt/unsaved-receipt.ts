import { clearDraft, readDraft, writeDraft } from '../submission-form/draft.ts'
import { readAnswer } from '../submission-form/read-answer.ts'
import type { ShownReceipt } from './shown-receipt.ts'

const storedUnder = (tender: string) => `unsaved receipt ${tender}`

/**
 * Stores a receipt in this tab of the browser until its private part is saved: nobody can make it again.
 * @param tender its id
 */
export function storeUnsavedReceipt(tender: string, { privatePart, ...receipt }: ShownReceipt): void {
  if (privatePart)
    writeDraft(storedUnder(tender), { ...privatePart, answer: JSON.stringify({ data: receipt }) })
}

/** @returns the receipt that was stored for a tender; null where there is none, or its private part was saved */
export function readUnsavedReceipt(tender: string): ShownReceipt | null {
  const { file, text, answer } = readDraft(storedUnder(tender))
  if (file === undefined || text === undefined || answer === undefined) return null
  const { receipt } = readAnswer(answer)
  return receipt && { ...receipt, privatePart: { file, text } }
}

export function forgetUnsavedReceipt(tender: string): void {
  clearDraft(storedUnder(tender))
}
