import type { Form } from '../../submissions/forms/form.ts'

/** A question about a tender. Question and answer may be published; who asked is named to nobody. */
export const questionForm: Form<'tender-questions'> = {
  collection: 'tender-questions',
  fields: {
    question: {
      kind: 'paragraphs',
      column: 'details',
      wording: 'questionAsSent',
      longest: 4000,
      label: ({ tenderDetails }) => tenderDetails.question,
      isPersonal: false,
    },
    email: {
      kind: 'email',
      column: 'email',
      longest: 254,
      autoComplete: 'email',
      isOptional: true,
      label: ({ tenderDetails }) => tenderDetails.emailForAnswer,
      hint: ({ tenderDetails }) => tenderDetails.emailForAnswerHint,
      description: 'Never published.',
    },
  },
}
