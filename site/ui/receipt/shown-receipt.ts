import type { Receipt } from '../../../submissions/receipt.ts'

/** A receipt as its sender sees it. */
export interface ShownReceipt extends Receipt {
  /** What only the browser that sealed a proposal has of it, to be saved. */
  privatePart?: {
    /** Name of the file. */
    file: string
    text: string
  }
}
