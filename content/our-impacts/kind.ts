import { readTitled, type TitledRecord } from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { readReference, type RecordReference } from '../../store/read/reference.ts'

export interface Impact extends TitledRecord {
  /** A figure as it is shown, for example `100+`. */
  value: string
  description: LocalizedText | null
  topic: RecordReference | null
}

export const impactKind: ContentKind<Impact> = {
  collection: 'our-impacts',
  sorts: { order: ['order'] },
  filters: {},
  read: (reader) => ({
    ...readTitled(reader),
    value: reader.plain('value') ?? '',
    description: reader.text('description'),
    topic: reader.related('topic', readReference),
  }),
}
