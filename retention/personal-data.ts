import type { Payload } from 'payload'
import type { SubmissionStore } from '../submissions/store/submission-store.ts'
import { deleteApplication } from '../recruitment/applications/delete-application.ts'
import { eraseProposal } from '../procurement/proposals/erase-proposal.ts'

const kinds = [
  'proposals',
  'job-applications',
  'internship-applications',
  'tender-questions',
  'tender-followers',
] as const

type Kind = (typeof kinds)[number]

/** One person's records by kind, as people of the staff would read them. */
export type PersonalData = Record<Kind, ({ id: number } & object)[]>

/**
 * Everything that is stored under an e-mail address, however it was capitalised. Sealed proposals can't be searched: who
 * sent them is not known before they are opened.
 */
export async function findPersonalData(payload: Payload, email: string): Promise<PersonalData> {
  const wanted = email.trim().toLowerCase()
  const found = await Promise.all(
    kinds.map(async (collection) => {
      const { docs } = await payload.find({
        collection,
        where: { email: { like: wanted } },
        pagination: false,
        depth: 0,
        overrideAccess: true,
      })
      return docs.filter((row) => row.email?.toLowerCase() === wanted)
    }),
  )
  const [proposals = [], jobs = [], internships = [], questions = [], followers = []] = found
  return {
    proposals,
    'job-applications': jobs,
    'internship-applications': internships,
    'tender-questions': questions,
    'tender-followers': followers,
  }
}

/** How many proposals are sealed, so that nobody can say whose they are. */
export async function countSealedProposals(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'proposals',
    where: { openedAt: { exists: false }, erasedAt: { exists: false } },
    overrideAccess: true,
  })
  return totalDocs
}

/**
 * Erases everything that `findPersonalData` finds: applications and followers whole, of questions who asked, of
 * proposals all but reference, times and hashes.
 * @returns how many records of each kind
 */
export async function erasePersonalData(
  payload: Payload,
  store: SubmissionStore,
  email: string,
  now: Date,
): Promise<Record<Kind, number>> {
  const found = await findPersonalData(payload, email)
  for (const { id } of found.proposals)
    await eraseProposal({ payload, store, now }, id, 'at the person’s wish')
  for (const kind of ['job-applications', 'internship-applications'] as const) {
    for (const { id } of found[kind]) await deleteApplication({ payload, store }, kind, id)
  }
  for (const { id } of found['tender-questions']) {
    await payload.update({ collection: 'tender-questions', id, data: { email: null }, overrideAccess: true })
  }
  for (const { id } of found['tender-followers']) {
    await payload.delete({ collection: 'tender-followers', id, overrideAccess: true })
  }
  return {
    proposals: found.proposals.length,
    'job-applications': found['job-applications'].length,
    'internship-applications': found['internship-applications'].length,
    'tender-questions': found['tender-questions'].length,
    'tender-followers': found['tender-followers'].length,
  }
}
