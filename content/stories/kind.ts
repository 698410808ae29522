import type { ContentKind } from '../../store/read/content-kind.ts'
import { datedArticleLists, readDatedArticle, type SubjectArticle } from '../../store/read/article.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'

export interface Story extends SubjectArticle {
  quote: LocalizedText | null
  quoteSource: LocalizedText | null
}

export const storyKind: ContentKind<Story> = {
  collection: 'stories',
  notOnCards: ['body', 'quote', 'quoteSource', 'projects'],
  ...datedArticleLists,
  read: (reader) => ({
    ...readDatedArticle(reader),
    quote: reader.text('quote'),
    quoteSource: reader.text('quoteSource'),
  }),
}
