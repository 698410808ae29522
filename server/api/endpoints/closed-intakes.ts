import { proposalFormSchema } from '../../../content/proposals/api.ts'
import type { Answer, Endpoint } from '../endpoint.ts'

/** What is not taken in yet is refused without reading the body. */
const closed = {
  method: 'post',
  parameters: {},
  answer: async (): Promise<Answer> => ({ outcome: 'closed' }),
} as const

const closedDescription = 'Not open yet: answers 503 without reading the body.'

export const submitProposal: Endpoint = {
  ...closed,
  path: '/tenders/{id}/apply',
  route: '/tenders/:value/apply',
  operationId: 'submitProposal',
  summary: 'Submit a proposal',
  description: closedDescription,
  pathParameter: {
    name: 'id',
    description: 'The id or the slug of the tender.',
    example: 'independent-review-of-brine-outfalls',
  },
  form: proposalFormSchema,
}

export const applyForJob: Endpoint = {
  ...closed,
  path: '/job-applications',
  route: '/job-applications',
  operationId: 'applyForJob',
  summary: 'Apply for a job',
  description: `${closedDescription} Its fields will be described here when it opens.`,
}

export const applyForInternship: Endpoint = {
  ...closed,
  path: '/internship-applications',
  route: '/internship-applications',
  operationId: 'applyForInternship',
  summary: 'Apply for an internship',
  description: `${closedDescription} Its fields will be described here when it opens.`,
}
