import type { DatedArticle } from '../../store/read/article.ts'
import type { RecordReference } from '../../store/read/reference.ts'
import { imageOfPage, pageAddress, theOrganization, type StructuredSite } from './structured-site.ts'
import { describePlaces } from './describe-places.ts'
import type { SchemaNode } from './vocabulary.ts'

/** A news item, or a story. */
export function describeArticle<Type extends 'NewsArticle' | 'Article'>(
  type: Type,
  article: DatedArticle,
  path: string,
  site: StructuredSite,
): { '@type': Type } & Omit<SchemaNode<'NewsArticle'>, '@type'> {
  const address = pageAddress(site, path)
  const publisher = theOrganization(site)
  return {
    '@type': type,
    headline: article.title.text,
    description: article.summary?.text,
    url: address,
    mainEntityOfPage: address,
    image: imageOfPage(article, path, site),
    datePublished: article.date,
    dateModified: article.updatedAt,
    inLanguage: (article.body ?? article.title).language,
    author: publisher,
    publisher,
    keywords: keywordsOf(article.topics),
    contentLocation: describePlaces(article.countries),
  }
}

/** Names of topics, or nothing. */
export function keywordsOf(topics: readonly RecordReference[] = []): string[] | undefined {
  return topics.length > 0 ? topics.map(({ title }) => title.text) : undefined
}
