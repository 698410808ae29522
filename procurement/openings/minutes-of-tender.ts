import { findRecord } from '../../store/read/list-records.ts'
import type { Reading } from '../../store/read/reading.ts'
import { logContextOf } from '../../transparency/log-context.ts'
import { tenderKind } from '../tenders/kind.ts'
import { readMinutes, type Minutes } from './minutes.ts'

/**
 * The minutes of a tender that visitors can read.
 * @param idOrSlug of the tender
 * @returns nothing when there are none; where the tender is now, for a former slug
 */
export async function minutesOfTender(
  reading: Reading,
  idOrSlug: string,
): Promise<{ minutes: Minutes; timeZone: string } | { movedTo: string } | undefined> {
  const found = await findRecord(tenderKind, reading, idOrSlug)
  if (!found.found) return found.movedTo === undefined ? undefined : { movedTo: found.movedTo }
  const minutes = await readMinutes(await logContextOf(reading.payload), Number(found.record.id))
  return minutes && { minutes, timeZone: found.record.timeZone }
}
