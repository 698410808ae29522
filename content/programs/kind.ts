import { readArticle, type Article } from '../read/article.ts'
import type { ContentKind } from '../read/content-kind.ts'
import { refersToSlug } from '../read/filters.ts'
import { readReference, type RecordReference } from '../read/reference.ts'

export interface Program extends Article {
  topics: RecordReference[]
}

export const programKind: ContentKind<Program> = {
  collection: 'programs',
  searchedFields: ['title', 'summary'],
  sorts: { order: ['order'] },
  filters: { topic: refersToSlug('topics') },
  read: (reader) => ({ ...readArticle(reader), topics: reader.list('topics', readReference) }),
}
