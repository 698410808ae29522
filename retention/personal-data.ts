import type { Payload } from 'payload'
import type { SubmissionStore } from '../submissions/store/submission-store.ts'
import { personalCollections, type PersonalCollection } from '../submissions/forms/form.ts'
import { erase } from './erase.ts'

/** One person's records by kind, as people of the staff would read them; kinds without any are there too. */
export type PersonalData = ReadonlyMap<PersonalCollection, readonly ({ id: number } & object)[]>

/**
 * Everything that is stored under an e-mail address, however it was capitalised. Sealed proposals can't be searched: who
 * sent them is not known before they are opened.
 */
export async function findPersonalData(payload: Payload, email: string): Promise<PersonalData> {
  const wanted = email.trim().toLowerCase()
  const found = new Map<PersonalCollection, { id: number }[]>()
  for (const collection of personalCollections) {
    const { docs } = await payload.find({
      collection,
      where: { email: { like: wanted } },
      pagination: false,
      depth: 0,
      overrideAccess: true,
    })
    found.set(
      collection,
      docs.filter((row) => row.email?.toLowerCase() === wanted),
    )
  }
  return found
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
): Promise<ReadonlyMap<PersonalCollection, number>> {
  const found = await findPersonalData(payload, email)
  for (const [collection, records] of found) {
    for (const { id } of records) await erase[collection]({ payload, store, now }, id, 'at the person’s wish')
  }
  return new Map([...found].map(([collection, { length }]) => [collection, length]))
}
