import type { Payload, Where } from 'payload'
import type { SubmissionStore } from '../submissions/store/submission-store.ts'
import { emptyTrash } from '../model/trash/empty-trash.ts'
import type { PersonalCollection } from '../submissions/forms/form.ts'
import { erase } from './erase.ts'
import { momentBefore, retention, type Span } from './retention-times.ts'

/** How many of each kind were erased or deleted. */
export interface Deleted {
  proposals: number
  applications: number
  askers: number
  followers: number
  /** Records of the site's own content that lay in the trash. */
  trash: number
}

/** Erases or deletes everything whose time is over. What was begun and cut short is ended by the next run. */
export async function deleteExpired(payload: Payload, store: SubmissionStore, now: Date): Promise<Deleted> {
  const before = (span: Span) => ({ less_than: momentBefore(now, span).toISOString() })
  const eraseAll = async (collection: PersonalCollection, where: Where) => {
    const ids = await idsOf(payload, collection, where)
    for (const id of ids) await erase[collection]({ payload, store, now }, id, 'its time was over')
    return ids.length
  }
  const proposals = await eraseAll('proposals', {
    'tender.deadline': before(retention.proposals),
    erasedAt: { exists: false },
  })
  const received = { receivedAt: before(retention.applications) }
  const applications =
    (await eraseAll('job-applications', received)) + (await eraseAll('internship-applications', received))
  const askers = await eraseAll('tender-questions', {
    'tender.deadline': before(retention.askers),
    email: { exists: true },
  })
  const followers = await eraseAll('tender-followers', {
    or: [
      { 'tender.deadline': before(retention.followers) },
      { confirmedAt: { exists: false }, createdAt: before(retention.unconfirmedFollowers) },
    ],
  })
  const trash = await emptyTrash(payload, momentBefore(now, retention.trash))

  return { proposals, applications, askers, followers, trash }
}

async function idsOf(payload: Payload, collection: PersonalCollection, where: Where): Promise<number[]> {
  const { docs } = await payload.find({
    collection,
    where,
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: true,
  })
  return docs.map(({ id }) => id)
}
