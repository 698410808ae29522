import type { ContentKind } from '../../store/read/content-kind.ts'
import { datedArticleLists, readDatedArticle, type SubjectArticle } from '../../store/read/article.ts'
import { readReference, type RecordReference } from '../../store/read/reference.ts'

export interface NewsItem extends SubjectArticle {
  events: RecordReference[]
  publications: RecordReference[]
}

export const newsKind: ContentKind<NewsItem> = {
  collection: 'news',
  notOnCards: ['body', 'projects', 'events', 'publications'],
  ...datedArticleLists,
  read: (reader) => ({
    ...readDatedArticle(reader),
    events: reader.list('events', readReference),
    publications: reader.list('publications', readReference),
  }),
}
