import { readArticle, type Article } from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { refersToSlug } from '../../store/read/filters.ts'
import { readReference, type RecordReference } from '../../store/read/reference.ts'

export interface Program extends Article {
  topics: RecordReference[]
}

export const programKind: ContentKind<Program> = {
  collection: 'programs',
  sorts: { order: ['order'] },
  filters: { topic: refersToSlug('topics') },
  read: (reader) => ({ ...readArticle(reader), topics: reader.list('topics', readReference) }),
}
