import type { FormMessages } from '../../languages/messages/forms/en.ts'
import type { Form } from '../../submissions/forms/form.ts'

/** A question about a tender. Question and answer may be published; who asked is named to nobody. */
export const questionForm = {
  collection: 'tender-questions',
  fields: {
    question: {
      kind: 'paragraphs',
      column: 'details',
      wording: 'questionAsSent',
      longest: 4000,
      label: ({ tenderDetails }: FormMessages) => tenderDetails.question,
      isPersonal: false,
    },
    email: {
      kind: 'email',
      column: 'email',
      autoComplete: 'email',
      isOptional: true,
      label: ({ tenderDetails }: FormMessages) => tenderDetails.emailForAnswer,
      hint: ({ tenderDetails }: FormMessages) => tenderDetails.emailForAnswerHint,
      description: 'Never published.',
    },
  },
} as const satisfies Form<'tender-questions'>
