import { listRecords } from '../../../../content/read/content-kind.ts'
import type { LocalizedText } from '../../../../content/read/localized-text.ts'
import type { Reading } from '../../../../content/read/reading.ts'
import { topicKind } from '../../../../content/topics/kind.ts'

export interface FocusArea {
  slug: string
  title: LocalizedText
  description: LocalizedText | null
}

/** The network's focus areas (specification, section 1), which are the topics that editors keep. */
export async function readFocusAreas(reading: Reading): Promise<FocusArea[]> {
  const { records } = await listRecords(topicKind, reading, { perPage: 0 })
  return records.map(({ slug, title, description }) => ({ slug, title, description }))
}
