import { openUntil } from '../../store/read/filters.ts'

/** What a tender's openness turns on. */
interface Closing {
  /** Instant, ISO 8601. */
  deadline: string
  outcome: unknown
}

/** The filter of lists and counts: as `isTenderOpen`, by the database. */
export const tenderStatus = openUntil('deadline', { endedBy: 'outcome' })

/** Whether proposals are awaited. A tender that is decided or cancelled takes nothing more, whatever its deadline says. */
export function isTenderOpen(tender: Closing, now: Date): boolean {
  return now.getTime() < Date.parse(closesAt(tender))
}

/** Instant from which nothing is accepted; the beginning of time for what is decided. */
export function closesAt({ deadline, outcome }: Closing): string {
  return outcome ? new Date(0).toISOString() : deadline
}

/** Whether questions about a tender are taken: as long as it is open, and no longer than its editors said. */
export function takesQuestions(tender: Closing & { enquiriesUntil: string }, now: Date): boolean {
  return isTenderOpen(tender, now) && now.getTime() < Date.parse(tender.enquiriesUntil)
}
