import { firstRecords } from '../../store/read/list-records.ts'
import type { Reading } from '../../store/read/reading.ts'
import { pressItemKind, type PressItem } from './kind.ts'

/** The latest press items, newest first: they stand in the menu of every page. */
export function readLatestPressItems(reading: Reading, count: number): Promise<PressItem[]> {
  return firstRecords(pressItemKind, reading, { perPage: count, asCards: true })
}
