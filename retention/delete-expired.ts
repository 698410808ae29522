import type { Payload, Where } from 'payload'
import type { SubmissionStore } from '../submissions/store/submission-store.ts'
import { deleteResolvedComments } from '../model/comments/comments.ts'
import { deleteOldEntries } from '../model/journal/journal.ts'
import { emptyTrash } from '../model/trash/empty-trash.ts'
import type { PersonalCollection } from '../submissions/forms/form.ts'
import { deleteExpiredMail } from '../store/mail/outgoing-mail.ts'
import { deleteOldReadings } from '../store/reading-counts/delete-old-readings.ts'
import { deleteUntouchedDrafts } from './delete-untouched-drafts.ts'
import { erase } from './erase.ts'
import { momentBefore, retention, type Span } from './retention-times.ts'

/** How many of each kind were erased or deleted. */
export interface Deleted {
  proposals: number
  applications: number
  askers: number
  followers: number
  subscribers: number
  /** Mail that was not sent in time, also what is known of mail given up before. */
  mails: number
  /** Tasks of the staff that were done long ago. */
  tasks: number
  /** Addresses of drafts that ended long ago. */
  draftLinks: number
  /** Comments on records that were resolved long ago. */
  comments: number
  /** Entries of who did what. */
  journalEntries: number
  /** Sums of what was read by day or month, and searches without result. */
  readings: number
  /** Records of the site's own content that lay in the trash. */
  trash: number
  /** Drafts that "Create new" made and nobody has written into. */
  untouchedDrafts: number
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
  // Asking again is what last changed who has not confirmed.
  const unconfirmed = { confirmedAt: { exists: false }, updatedAt: before(retention.unconfirmed) }
  const followers = await eraseAll('tender-followers', {
    or: [{ 'tender.deadline': before(retention.followers) }, unconfirmed],
  })
  const subscribers = await eraseAll('list-subscribers', unconfirmed)
  const trash = await emptyTrash(payload, momentBefore(now, retention.trash))
  const untouchedDrafts = await deleteUntouchedDrafts(payload, momentBefore(now, retention.untouchedDrafts))
  const mails = await deleteExpiredMail(payload, now)
  const { docs: tasks } = await payload.delete({
    collection: 'tasks',
    where: { doneAt: before(retention.doneTasks) },
    depth: 0,
    overrideAccess: true,
  })
  const { docs: draftLinks } = await payload.delete({
    collection: 'draft-links',
    where: { endsAt: before(retention.draftLinks) },
    depth: 0,
    overrideAccess: true,
  })
  const comments = await deleteResolvedComments(payload, momentBefore(now, retention.resolvedComments))
  const journalEntries = await deleteOldEntries(payload, momentBefore(now, retention.journal))
  const readings = await deleteOldReadings(payload, {
    days: momentBefore(now, retention.readingDays),
    months: momentBefore(now, retention.readingMonths),
    searches: momentBefore(now, retention.searchesWithoutResult),
  })

  return {
    ...{ proposals, applications, askers, followers, subscribers, mails },
    ...{ tasks: tasks.length, draftLinks: draftLinks.length },
    ...{ comments, journalEntries, readings, trash, untouchedDrafts },
  }
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
