import { firstDocuments } from '../read/content-kind.ts'
import { keepUntilPublish } from '../read/keep-until-publish.ts'
import type { Reading } from '../read/reading.ts'
import { RecordReader } from '../read/record-reader.ts'
import { pressItemKind, readPressItem, type PressItem } from './kind.ts'

const keep = keepUntilPublish<readonly unknown[]>(10)

/** The latest press items, newest first: they stand in the menu of every page, and are kept until a publish. */
export async function readLatestPressItems(reading: Reading, count: number): Promise<PressItem[]> {
  const documents = await keep(reading, String(count), () =>
    firstDocuments(pressItemKind, reading, { perPage: count }),
  )
  return documents.map((document) => readPressItem(new RecordReader(document, reading.language)))
}
