import type { Form } from '../../submissions/forms/form.ts'
import { addressField } from '../../submissions/mail-consent/address-field.ts'

/** Where the form leads, and the links in followers' mails, without a language's prefix. */
export const followersAddress = '/followers'

/** Who asks to be notified of a tender's addenda and answers. */
export const followForm = {
  collection: 'tender-followers',
  fields: {
    tender: { kind: 'target', column: 'tender', of: 'tenders' },
    email: addressField,
  },
} as const satisfies Form
