import type { Messages } from '../../languages/messages/en.ts'
import type { FormField } from '../forms/form.ts'

/** The one thing that people are asked who ask for mail. */
export const addressField = {
  kind: 'email',
  column: 'email',
  autoComplete: 'email',
  label: ({ askForMail }: Messages) => askForMail.email,
} as const satisfies FormField
