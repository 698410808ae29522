import { readArticle, type DatedArticle } from './article.ts'
import type { ContentKind } from './content-kind.ts'
import { inYear, refersToCountry, refersToSlug } from './filters.ts'
import type { RecordReader } from './record-reader.ts'
import { readCountryReference, readReference } from './reference.ts'

/** A dated article with its subjects, as `datedArticleFields` has it in the content model. */
export type SubjectArticle = DatedArticle & Required<Pick<DatedArticle, 'topics' | 'countries' | 'projects'>>

/** How lists of dated articles are ordered and narrowed. */
export const datedArticleLists = {
  sorts: { '-date': ['-date'], date: ['date'] },
  filters: {
    topic: refersToSlug('topics'),
    country: refersToCountry,
    project: refersToSlug('projects'),
    year: inYear('date'),
  },
} satisfies Pick<ContentKind<unknown>, 'sorts' | 'filters'>

export function readDatedArticle(reader: RecordReader): SubjectArticle {
  return {
    ...readArticle(reader),
    date: reader.requiredMoment('date'),
    topics: reader.list('topics', readReference),
    countries: reader.list('countries', readCountryReference),
    projects: reader.list('projects', readReference),
  }
}
