import type { LocalizedText } from '../../../../content/read/localized-text.ts'
import type { Reading } from '../../../../content/read/reading.ts'
import { RecordReader } from '../../../../content/read/record-reader.ts'
import { readWholeKind } from '../../../../content/read/whole-kinds.ts'
import { topicKind } from '../../../../content/topics/kind.ts'

export interface FocusArea {
  slug: string
  title: LocalizedText
  description: LocalizedText | null
}

/** The network's focus areas (specification, section 1), which are the topics that editors keep. */
export async function readFocusAreas(reading: Reading): Promise<FocusArea[]> {
  const topics = await readWholeKind(reading, 'topics')
  return topics.map((topic) => {
    const { slug, title, description } = topicKind.read(new RecordReader(topic, reading.language), reading)
    return { slug, title, description }
  })
}
