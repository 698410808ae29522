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
import { expiredPersonalData } from './expired-personal-data.ts'
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

/**
 * Erases or deletes everything whose time is over. What was begun and cut short is ended by the next run.
 * @throws when something could not be deleted, once everything else is; the log names it
 */
export async function deleteExpired(payload: Payload, store: SubmissionStore, now: Date): Promise<Deleted> {
  const failures: unknown[] = []
  const alone = async (about: object, work: () => Promise<number>): Promise<number> => {
    try {
      return await work()
    } catch (error) {
      failures.push(error)
      payload.logger.error({ err: error, ...about, msg: 'What is over its time could not be deleted' })
      return 0
    }
  }
  const expired = expiredPersonalData(now)
  const eraseAll = (collection: PersonalCollection) =>
    alone({ collection }, async () => {
      let erased = 0
      for (const id of await idsOf(payload, collection, expired[collection]))
        erased += await alone({ collection, id }, async () => {
          await erase[collection]({ payload, store, now }, id, 'its time was over')
          return 1
        })
      return erased
    })
  const deleteAll = (collection: 'tasks' | 'draft-links', where: Where) =>
    alone({ collection }, async () => {
      const { docs } = await payload.delete({ collection, where, depth: 0, overrideAccess: true })
      return docs.length
    })
  const before = (span: Span) => momentBefore(now, span)

  const deleted: Deleted = {
    proposals: await eraseAll('proposals'),
    applications: (await eraseAll('job-applications')) + (await eraseAll('internship-applications')),
    askers: await eraseAll('tender-questions'),
    followers: await eraseAll('tender-followers'),
    subscribers: await eraseAll('list-subscribers'),
    trash: await alone({ what: 'trash' }, () => emptyTrash(payload, before(retention.trash))),
    untouchedDrafts: await alone({ what: 'untouched drafts' }, () =>
      deleteUntouchedDrafts(payload, before(retention.untouchedDrafts)),
    ),
    mails: await alone({ what: 'mail' }, () => deleteExpiredMail(payload, now)),
    tasks: await deleteAll('tasks', { doneAt: { less_than: before(retention.doneTasks).toISOString() } }),
    draftLinks: await deleteAll('draft-links', {
      endsAt: { less_than: before(retention.draftLinks).toISOString() },
    }),
    comments: await alone({ what: 'comments' }, () =>
      deleteResolvedComments(payload, before(retention.resolvedComments)),
    ),
    journalEntries: await alone({ what: 'journal' }, () =>
      deleteOldEntries(payload, before(retention.journal)),
    ),
    readings: await alone({ what: 'reading counts' }, () =>
      deleteOldReadings(payload, {
        days: before(retention.readingDays),
        months: before(retention.readingMonths),
        searches: before(retention.searchesWithoutResult),
      }),
    ),
  }
  if (failures.length === 0) return deleted
  throw new Error(`Not all that is over its time could be deleted (${failures.length}): the log names it`, {
    cause: failures[0],
  })
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
