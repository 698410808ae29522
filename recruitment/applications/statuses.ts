import type { AnswerName } from '../../languages/application-answers.ts'

/** What staff decide about an application. */
export const decisions = ['shortlisted', 'interviewed', 'accepted', 'rejected'] as const

export type Decision = (typeof decisions)[number]

/** How far an application is; received and withdrawn ones become so by what the applicant does. */
export const applicationStatuses = ['received', 'withdrawn', ...decisions] as const

/** The decision that an answer tells of; none where it decides nothing. */
export const decisionOf: Readonly<Record<AnswerName, Decision | null>> = {
  received: null,
  papers: null,
  interview: 'shortlisted',
  accepted: 'accepted',
  rejected: 'rejected',
}
