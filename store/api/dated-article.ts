import type { CollectionSlug } from 'payload'
import type { SubjectArticle } from '../read/article.ts'
import type { ApiContext } from './api-context.ts'
import { articleFields, articleToApi } from './article.ts'
import { yearFilter } from './filter-parameters.ts'
import { publicationFields, publicationToApi } from './publication-moment.ts'
import { subjectFields, subjectParameters, subjectsToApi } from './subjects.ts'

/** The filters of a kind of dated articles. */
export const datedArticleFilters = { ...subjectParameters, year: yearFilter }

/** The fields of every kind of dated articles. */
export const datedArticleFields = { ...articleFields, ...publicationFields, ...subjectFields }

export function datedArticleToApi(kind: CollectionSlug, article: SubjectArticle, context: ApiContext) {
  return {
    ...articleToApi(kind, article, context),
    ...publicationToApi(article),
    ...subjectsToApi(article),
  }
}
