import { conferenceNewsKind } from '../../../content/cop-news/kind.ts'
import { formatShortDate } from '../../i18n/format.ts'
import { useLanguage, useMessages } from '../../i18n/use-language.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { Described } from '../../structured-data/described.tsx'
import { describeArticle } from '../../structured-data/describe-article.ts'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { ArticlePage } from '../article-page.tsx'
import type { Route } from './+types/detail-route.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { item: await findOrNotFound(conferenceNewsKind, context, params.id) }
}

export default function ConferenceNewsPage({ loaderData: { item } }: Route.ComponentProps) {
  const { navigation } = useMessages()
  const language = useLanguage()
  return (
    <ArticlePage
      article={item}
      above={<time dateTime={item.date}>{formatShortDate(item.date, language)}</time>}
    >
      <Described by={(site) => describeArticle('NewsArticle', item, `/cop-news/${item.slug}`, site)} />
      <p>
        <SiteLink to="/cop">{navigation.conference}</SiteLink>
      </p>
    </ArticlePage>
  )
}
