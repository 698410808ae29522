import type { Payload } from 'payload'
import { comparableAddress } from '../model/fields/email-address.ts'
import { readSentAnswers } from '../recruitment/answers/sent-answers.ts'
import type { SubmissionStore } from '../submissions/store/submission-store.ts'
import { personalCollections, type PersonalCollection } from '../submissions/forms/form.ts'
import { eraseUnsentMail, findUnsentMail } from '../store/mail/outgoing-mail.ts'
import { erase } from './erase.ts'

/** What is stored of a sender under an address: records of collections, and mail that is not sent yet. */
type PersonalKind = PersonalCollection | 'unsent-mail'

/** One person's records by kind, as people of the staff would read them; kinds without any are there too. */
export type PersonalData = ReadonlyMap<PersonalKind, readonly object[]>

/**
 * Everything that is stored of what somebody sent under an e-mail address, however it was capitalised and in whichever
 * script its domain was written, with the answers that applicants were sent. Sealed proposals can't be searched: who sent
 * them is not known before they are opened.
 */
export async function findPersonalData(payload: Payload, email: string): Promise<PersonalData> {
  const records = await findRecords(payload, email)
  const found = new Map<PersonalKind, readonly object[]>(records)
  for (const kind of ['job-applications', 'internship-applications'] as const) {
    const answered = (records.get(kind) ?? []).map(async (record) => ({
      ...record,
      sentAnswers: await readSentAnswers(payload, kind, record.id),
    }))
    found.set(kind, await Promise.all(answered))
  }
  return found.set('unsent-mail', await findUnsentMail(payload, comparableAddress(email)))
}

/** Whether somebody of the staff has an account under an address: it is theirs, and nothing of it is found or erased here. */
export async function hasAccount(payload: Payload, email: string): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'users',
    pagination: false,
    depth: 0,
    select: { email: true },
    overrideAccess: true,
  })
  return docs.some((account) => comparableAddress(account.email) === comparableAddress(email))
}

async function findRecords(
  payload: Payload,
  email: string,
): Promise<ReadonlyMap<PersonalCollection, readonly { id: number }[]>> {
  const wanted = comparableAddress(email)
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
      docs.filter((row) => typeof row.email === 'string' && comparableAddress(row.email) === wanted),
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
 * Erases everything that `findPersonalData` finds: applications, followers and unsent mail whole, of
 * questions who asked, of proposals all but reference, times and hashes.
 * @returns how many records of each kind
 */
export async function erasePersonalData(
  payload: Payload,
  store: SubmissionStore,
  email: string,
  now: Date,
): Promise<ReadonlyMap<PersonalKind, number>> {
  const found = await findRecords(payload, email)
  const mails = await eraseUnsentMail(payload, comparableAddress(email))
  for (const [collection, records] of found) {
    for (const { id } of records) await erase[collection]({ payload, store, now }, id, 'at the person’s wish')
  }
  const counts = [...found].map(([collection, { length }]): [PersonalKind, number] => [collection, length])
  return new Map<PersonalKind, number>([...counts, ['unsent-mail', mails]])
}
