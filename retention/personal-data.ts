import type { Payload } from 'payload'
import type { SubmissionStore } from '../submissions/store/submission-store.ts'
import type { PersonalCollection } from '../submissions/forms/form.ts'
import { erase } from './erase.ts'

async function ofEach<Value>(
  read: (collection: PersonalCollection) => Promise<Value>,
): Promise<Record<PersonalCollection, Value>> {
  return {
    proposals: await read('proposals'),
    'job-applications': await read('job-applications'),
    'internship-applications': await read('internship-applications'),
    'tender-questions': await read('tender-questions'),
    'tender-followers': await read('tender-followers'),
  }
}

/** One person's records by kind, as people of the staff would read them. */
export type PersonalData = Record<PersonalCollection, ({ id: number } & object)[]>

/**
 * Everything that is stored under an e-mail address, however it was capitalised. Sealed proposals can't be searched: who
 * sent them is not known before they are opened.
 */
export async function findPersonalData(payload: Payload, email: string): Promise<PersonalData> {
  const wanted = email.trim().toLowerCase()
  return ofEach(async (collection) => {
    const { docs } = await payload.find({
      collection,
      where: { email: { like: wanted } },
      pagination: false,
      depth: 0,
      overrideAccess: true,
    })
    return docs.filter((row) => row.email?.toLowerCase() === wanted)
  })
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
): Promise<Record<PersonalCollection, number>> {
  const found = await findPersonalData(payload, email)
  return ofEach(async (collection) => {
    for (const { id } of found[collection])
      await erase[collection]({ payload, store, now }, id, 'at the person’s wish')
    return found[collection].length
  })
}
