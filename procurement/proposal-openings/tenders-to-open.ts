import type { Payload } from 'payload'
import type { Language } from '../../languages/languages.ts'
import { tenderIdOf } from '../proposals/opening/tender-id-of.ts'

export interface TenderToOpen {
  id: number
  /** Reference number and title. */
  name: string
  timeZone: string
}

/** Tenders whose deadline has passed and that have proposals nobody has seen. */
export async function tendersToOpen(
  payload: Payload,
  language: Language,
  now = new Date(),
): Promise<TenderToOpen[]> {
  const { docs: sealed } = await payload.find({
    collection: 'proposals',
    where: {
      scheme: { exists: false },
      receipt: { exists: true },
      openedAt: { exists: false },
      withdrawnAt: { exists: false },
      replacedBy: { exists: false },
      erasedAt: { exists: false },
      'tender.deadline': { less_than: now.toISOString() },
    },
    pagination: false,
    depth: 0,
    select: { tender: true },
    overrideAccess: true,
  })
  const ids = [...new Set(sealed.map(tenderIdOf))]
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'tenders',
    where: { id: { in: ids } },
    sort: 'deadline',
    locale: language,
    fallbackLocale: 'en',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ id, referenceNumber, title, deadline_tz }) => ({
    id,
    name: `${referenceNumber} – ${title}`,
    timeZone: deadline_tz,
  }))
}
