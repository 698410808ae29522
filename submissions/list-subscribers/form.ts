import type { Form } from '../forms/form.ts'
import { addressField } from '../mail-consent/address-field.ts'

/** Lists of whose new records mail tells: those whose records are open until a deadline. */
export const listsWithMail = ['tenders', 'vacancies'] as const

export type ListWithMail = (typeof listsWithMail)[number]

/** Where the forms lead, and the links in subscribers' mails, without a language's prefix. */
export const subscribersAddress = '/subscribers'

/** Who asks to be notified of what is new in a list. */
export const subscribeForm = {
  collection: 'list-subscribers',
  fields: {
    email: addressField,
  },
} as const satisfies Form
