import type { ContentKind } from '../../store/read/content-kind.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { readReference, type RecordReference } from '../../store/read/reference.ts'

export interface Topic extends RecordReference {
  description: LocalizedText | null
}

export const topicKind: ContentKind<Topic> = {
  collection: 'topics',
  sorts: { order: ['order'] },
  filters: {},
  read: (reader) => ({
    ...readReference(reader),
    description: reader.text('description'),
  }),
}
