import type { ContentKind } from '../../../store/read/content-kind.ts'
import { findRecord } from '../../../store/read/list-records.ts'
import type { Reading } from '../../../store/read/reading.ts'

/** A published record by its id, its slug, or a slug it had before: a form that was opened earlier still arrives. */
export async function findEvenMoved<RecordOfKind>(
  kind: ContentKind<RecordOfKind>,
  reading: Reading,
  idOrSlug: string,
): Promise<RecordOfKind | undefined> {
  const asked = await findRecord(kind, reading, idOrSlug)
  if (asked.found) return asked.record
  if (asked.movedTo === undefined) return undefined
  const moved = await findRecord(kind, reading, asked.movedTo)
  return moved.found ? moved.record : undefined
}
