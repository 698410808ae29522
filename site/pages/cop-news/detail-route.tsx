import { conferenceNewsKind } from '../../../content/cop-news/kind.ts'
import { useMessages } from '../../language/use-language.ts'
import { StandaloneLink } from '../../ui/link/standalone-link.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { ArticleOfKind } from '../of-a-kind/article-of-kind.tsx'
import { readArticleOfKind } from '../of-a-kind/read-article-of-kind.ts'
import type { Route } from './+types/detail-route.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  return readArticleOfKind(context, 'cop-news', conferenceNewsKind, params.id)
}

export default function ConferenceNewsPage({ loaderData: { article, related } }: Route.ComponentProps) {
  const { navigation } = useMessages()
  return (
    <ArticleOfKind kind="cop-news" article={article} related={related}>
      <p>
        <StandaloneLink to="/cop">
          {article.conference ? <Localized value={article.conference.title} /> : navigation.conference}
        </StandaloneLink>
      </p>
    </ArticleOfKind>
  )
}
