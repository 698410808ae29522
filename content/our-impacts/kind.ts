import type { ContentKind } from '../../store/read/content-kind.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { readReference, type RecordReference } from '../../store/read/reference.ts'

export interface Impact {
  id: string
  slug: string
  title: LocalizedText
  /** A figure as it is shown, for example `100+`. */
  value: string
  description: LocalizedText | null
  topic: RecordReference | null
  updatedAt: string
}

export const impactKind: ContentKind<Impact> = {
  collection: 'our-impacts',
  searchedFields: ['title', 'description'],
  sorts: { order: ['order'] },
  filters: {},
  read: (reader) => ({
    id: reader.id,
    slug: reader.requiredPlain('slug'),
    title: reader.requiredText('title'),
    value: reader.plain('value') ?? '',
    description: reader.text('description'),
    topic: reader.related('topic', readReference),
    updatedAt: reader.requiredMoment('updatedAt'),
  }),
}
