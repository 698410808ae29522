import type { Reading } from '../../store/read/reading.ts'
import { readPublishedOnce } from '../../store/read/read-published.ts'
import { RecordReader } from '../../store/read/record-reader.ts'
import { readPressItem, type PressItem } from './kind.ts'

/** The latest press items, newest first, without what they refer to: they stand in the menu of every page. */
export async function readLatestPressItems(reading: Reading, count: number): Promise<PressItem[]> {
  const { documents } = await readPublishedOnce(reading, {
    collection: 'press-items',
    sort: ['-date', 'id'],
    limit: count,
    without: ['topics'],
    depth: 0,
  })
  return documents.map((document) => readPressItem(new RecordReader(document, reading.language)))
}
