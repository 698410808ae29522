import type { Messages } from '../../languages/messages/en.ts'
import type { Form } from '../../submissions/forms/form.ts'

/** Who asks to be notified of a tender's addenda and answers. */
export const followForm = {
  collection: 'tender-followers',
  fields: {
    tender: { kind: 'target', column: 'tender', of: 'tenders' },
    email: {
      kind: 'email',
      column: 'email',
      autoComplete: 'email',
      label: ({ askForMail }: Messages) => askForMail.email,
    },
  },
} as const satisfies Form
