import { newsKind } from '../../../content/news/kind.ts'
import { formatShortDate } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { newsCard } from '../../loading/cards.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { readRelated } from '../../loading/read-related.ts'
import { Described } from '../../structured-data/described.tsx'
import { describeArticle } from '../../structured-data/describe-article.ts'
import { ReferenceList } from '../../ui/reference-list/reference-list.tsx'
import { ArticlePage } from '../article-page.tsx'
import type { Route } from './+types/detail-route.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const item = await findOrNotFound(newsKind, context, params.id)
  return { item, related: await readRelated({ context, kind: newsKind, of: item, card: newsCard }) }
}

export default function NewsItemPage({ loaderData: { item, related } }: Route.ComponentProps) {
  const { content, navigation, details } = useMessages()
  const language = useLanguage()
  return (
    <ArticlePage
      article={item}
      above={<time dateTime={item.date}>{formatShortDate(item.date, language)}</time>}
      topics={item.topics}
      countries={item.countries}
      related={{ title: details.moreNews, items: related, allAt: '/news' }}
    >
      <Described by={(site) => describeArticle('NewsArticle', item, `/news/${item.slug}`, site)} />
      <ReferenceList title={content.projects} references={item.projects} folder="/projects" />
      <ReferenceList title={navigation.events} references={item.events} folder="/events" />
      <ReferenceList title={navigation.publications} references={item.publications} folder="/publications" />
    </ArticlePage>
  )
}
