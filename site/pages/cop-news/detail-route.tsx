import { conferenceNewsKind } from '../../../content/cop-news/kind.ts'
import { formatShortDate } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { conferenceNewsCard } from '../../loading/cards.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { readRelated } from '../../loading/read-related.ts'
import { Described } from '../../structured-data/described.tsx'
import { describeArticle } from '../../structured-data/describe-article.ts'
import { StandaloneLink } from '../../ui/link/standalone-link.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { ArticlePage } from '../article-page.tsx'
import type { Route } from './+types/detail-route.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const item = await findOrNotFound(conferenceNewsKind, context, params.id)
  const related = await readRelated({
    context,
    kind: conferenceNewsKind,
    of: item,
    card: conferenceNewsCard,
  })
  return { item, related }
}

export default function ConferenceNewsPage({ loaderData: { item, related } }: Route.ComponentProps) {
  const { navigation, details } = useMessages()
  const language = useLanguage()
  return (
    <ArticlePage
      article={item}
      above={<time dateTime={item.date}>{formatShortDate(item.date, language)}</time>}
      related={{ title: details.moreNews, items: related, allAt: '/cop' }}
    >
      <Described by={(site) => describeArticle('NewsArticle', item, `/cop-news/${item.slug}`, site)} />
      <p>
        <StandaloneLink to="/cop">
          {item.conference ? <Localized value={item.conference.title} /> : navigation.conference}
        </StandaloneLink>
      </p>
    </ArticlePage>
  )
}
