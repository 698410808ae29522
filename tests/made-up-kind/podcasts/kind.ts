import type { ContentKind } from '../../../store/read/content-kind.ts'
import { datedArticleLists, readDatedArticle, type SubjectArticle } from '../../../store/read/article.ts'
import type { LocalizedText } from '../../../store/read/localized-text.ts'
import { podcasts } from './declaration.ts'

export interface Podcast extends SubjectArticle {
  duration: LocalizedText | null
}

export const podcastKind: ContentKind<Podcast> = {
  collection: podcasts.collection,
  notOnCards: ['body', 'duration', 'projects'],
  ...datedArticleLists,
  read: (reader) => ({ ...readDatedArticle(reader), duration: reader.text('duration') }),
}
