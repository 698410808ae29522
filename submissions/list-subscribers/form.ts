import type { Messages } from '../../languages/messages/en.ts'
import type { Form } from '../forms/form.ts'

/** Lists of whose new records mail tells: those whose records are open until a deadline. */
export const listsWithMail = ['tenders', 'vacancies'] as const

export type ListWithMail = (typeof listsWithMail)[number]

/** Who asks to be notified of what is new in a list. */
export const subscribeForm = {
  collection: 'list-subscribers',
  fields: {
    email: {
      kind: 'email',
      column: 'email',
      autoComplete: 'email',
      label: ({ askForMail }: Messages) => askForMail.email,
    },
  },
} as const satisfies Form
