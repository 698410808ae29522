import type { PayloadRequest, Where } from 'payload'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { languages } from '../../languages/languages.ts'
import type { SubmissionCollection } from '../known-submission.ts'
import type { InternshipApplication, JobApplication, Proposal } from '../../store/payload-types.ts'

export type Submission = Proposal | JobApplication | InternshipApplication

export type SubmittedFile = NonNullable<Submission['files']>[number]

/**
 * The submissions that the person may read, with what the product alone reads of them: where their files are.
 * Rules of access are asked first, as for any reading of this person. What they are for is named in the person's language.
 */
export async function readableSubmissions(
  req: PayloadRequest,
  collection: SubmissionCollection,
  where: Where,
): Promise<Submission[]> {
  const language = languageOf(req)
  const everything = { collection, pagination: false, sort: 'receivedAt' } as const
  const { docs: readable } = await req.payload.find({
    ...everything,
    where,
    depth: 0,
    select: { reference: true },
    overrideAccess: false,
    user: req.user,
  })
  if (readable.length === 0) return []
  const { docs } = await req.payload.find({
    ...everything,
    where: { id: { in: readable.map(({ id }) => id) } },
    depth: 1,
    locale: language,
    fallbackLocale: [...languages[language].fallbacks],
    showHiddenFields: true,
    overrideAccess: true,
  })
  return docs
}
