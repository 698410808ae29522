import type { CollectionSlug, Payload, Where } from 'payload'
import type { SubmissionStore } from '../submissions/store/submission-store.ts'
import { emptyTrash } from '../model/trash/empty-trash.ts'
import { applicationKinds, deleteApplication } from '../recruitment/applications/delete-application.ts'
import { eraseProposal } from '../procurement/proposals/erase-proposal.ts'
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
  const proposals = await idsOf(payload, 'proposals', {
    'tender.deadline': before(retention.proposals),
    erasedAt: { exists: false },
  })
  for (const id of proposals) await eraseProposal({ payload, store, now }, id, 'its time was over')

  let applications = 0
  for (const kind of applicationKinds) {
    const ids = await idsOf(payload, kind, { receivedAt: before(retention.applications) })
    for (const id of ids) await deleteApplication({ payload, store }, kind, id)
    applications += ids.length
  }

  const askers = await idsOf(payload, 'tender-questions', {
    'tender.deadline': before(retention.askers),
    email: { exists: true },
  })
  for (const id of askers) {
    await payload.update({ collection: 'tender-questions', id, data: { email: null }, overrideAccess: true })
  }

  const followers = await idsOf(payload, 'tender-followers', {
    or: [
      { 'tender.deadline': before(retention.followers) },
      { confirmedAt: { exists: false }, createdAt: before(retention.unconfirmedFollowers) },
    ],
  })
  for (const id of followers)
    await payload.delete({ collection: 'tender-followers', id, overrideAccess: true })

  const trash = await emptyTrash(payload, momentBefore(now, retention.trash))

  return {
    proposals: proposals.length,
    applications,
    askers: askers.length,
    followers: followers.length,
    trash,
  }
}

type PersonalKind = CollectionSlug &
  ('proposals' | 'tender-questions' | 'tender-followers' | (typeof applicationKinds)[number])

async function idsOf(payload: Payload, collection: PersonalKind, where: Where): Promise<number[]> {
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
