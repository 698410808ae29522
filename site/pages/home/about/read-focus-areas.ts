import type { LocalizedText } from '../../../../store/read/localized-text.ts'
import type { Reading } from '../../../../store/read/reading.ts'
import { RecordReader } from '../../../../store/read/record-reader.ts'
import { readLookupKind } from '../../../../store/read/read-published.ts'
import { topicKind } from '../../../../content/topics/kind.ts'

export interface FocusArea {
  slug: string
  title: LocalizedText
  description: LocalizedText | null
}

/** The network's focus areas (specification, section 1), which are the topics that editors maintain. */
export async function readFocusAreas(reading: Reading): Promise<FocusArea[]> {
  const topics = await readLookupKind(reading, 'topics')
  return topics.map((topic) => {
    const { slug, title, description } = topicKind.read(new RecordReader(topic, reading.language), reading)
    return { slug, title, description }
  })
}
