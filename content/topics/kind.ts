import type { ContentKind } from '../../store/read/content-kind.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { RecordReader } from '../../store/read/record-reader.ts'

export interface Topic {
  id: string
  slug: string
  title: LocalizedText
  description: LocalizedText | null
}

export const topicKind: ContentKind<Topic> = {
  collection: 'topics',
  searchedFields: ['title', 'description'],
  sorts: { order: ['order'] },
  filters: {},
  read: (reader: RecordReader) => ({
    id: reader.id,
    slug: reader.requiredPlain('slug'),
    title: reader.requiredText('title'),
    description: reader.text('description'),
  }),
}
