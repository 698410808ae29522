import type { Payload, Where } from 'payload'
import { personalCollections, type PersonalCollection } from '../submissions/forms/form.ts'
import { momentBefore, retention, type Span } from './retention-times.ts'

/** Which records of each collection hold personal data whose time is over. */
export function expiredPersonalData(now: Date): Readonly<Record<PersonalCollection, Where>> {
  const before = (span: Span) => ({ less_than: momentBefore(now, span).toISOString() })
  const received = { receivedAt: before(retention.applications) }
  // Asking again is what last changed who has not confirmed.
  const unconfirmed = { confirmedAt: { exists: false }, updatedAt: before(retention.unconfirmed) }
  return {
    proposals: { 'tender.deadline': before(retention.proposals), erasedAt: { exists: false } },
    'job-applications': received,
    'internship-applications': received,
    'tender-questions': { 'tender.deadline': before(retention.askers), email: { exists: true } },
    'tender-followers': { or: [{ 'tender.deadline': before(retention.followers) }, unconfirmed] },
    'list-subscribers': unconfirmed,
  }
}

/** How many records hold personal data whose time was over at a moment. */
export async function countExpiredPersonalData(payload: Payload, at: Date): Promise<number> {
  const expired = expiredPersonalData(at)
  const counts = await Promise.all(
    personalCollections.map((collection) =>
      payload.count({ collection, where: expired[collection], overrideAccess: true }),
    ),
  )
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
}
