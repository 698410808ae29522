import type { Language } from '../../languages.ts'
import { receiptCheck as ar } from './ar.ts'
import { receiptCheck as en, type ReceiptCheckMessages } from './en.ts'
import { receiptCheck as fa } from './fa.ts'
import { receiptCheck as fr } from './fr.ts'

/** Words of signed receipts in all four languages: the page that checks them loads nothing. */
export const receiptCheckMessages: Readonly<Record<Language, ReceiptCheckMessages>> = { en, ar, fr, fa }
