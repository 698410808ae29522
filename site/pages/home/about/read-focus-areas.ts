import type { LocalizedText } from '../../../../store/read/localized-text.ts'
import type { Reading } from '../../../../store/read/reading.ts'
import { RecordReader } from '../../../../store/read/record-reader.ts'
import { readLookupKind } from '../../../../store/read/read-published.ts'

export interface FocusArea {
  slug: string
  title: LocalizedText
  description: LocalizedText | null
}

/** The network's focus areas (specification, section 1), which are the topics that editors maintain. */
export async function readFocusAreas(reading: Reading): Promise<FocusArea[]> {
  const topics = await readLookupKind(reading, 'topics')
  return topics.map((topic) => {
    const reader = new RecordReader(topic, reading.language)
    return {
      slug: reader.requiredPlain('slug'),
      title: reader.requiredText('title'),
      description: reader.text('description'),
    }
  })
}
