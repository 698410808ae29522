import { storyKind } from '../../../content/stories/kind.ts'
import { ArticleOfKind } from '../of-a-kind/article-of-kind.tsx'
import { readArticleOfKind } from '../of-a-kind/read-article-of-kind.ts'
import type { Route } from './+types/detail-route.ts'
import { StoryQuote } from './story-quote.tsx'

export function loader({ context, params }: Route.LoaderArgs) {
  return readArticleOfKind(context, 'stories', storyKind, params.id)
}

export default function StoryPage({ loaderData: { article, related } }: Route.ComponentProps) {
  const { quote, quoteSource } = article
  return (
    <ArticleOfKind
      kind="stories"
      article={article}
      related={related}
      furtherTexts={[quote, quoteSource]}
      opening={quote && <StoryQuote quote={quote} source={quoteSource} />}
    />
  )
}
