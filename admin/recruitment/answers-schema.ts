import * as z from 'zod/mini'
import { answerNames } from '../../languages/application-answers.ts'
import { languageCodes } from '../../languages/languages.ts'
import type { AnswersToApplicant } from '../../recruitment/answers/endpoints.ts'
import { applicationStatuses } from '../../recruitment/applications/statuses.ts'

const name = z.enum(answerNames)

/** What the server says of the answers to one applicant. */
export const answersSchema: z.ZodMiniType<AnswersToApplicant> = z.object({
  language: z.enum(languageCodes),
  answers: z.array(z.object({ name, subject: z.string(), text: z.string() })),
  sent: z.array(z.object({ name, at: z.string(), by: z.string() })),
  canSend: z.boolean(),
  status: z.enum(applicationStatuses),
  updatedAt: z.string(),
})
