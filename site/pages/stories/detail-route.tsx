import { storyKind } from '../../../content/stories/kind.ts'
import { formatShortDate } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { storyCard } from '../../loading/cards.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { readRelated } from '../../loading/read-related.ts'
import { Described } from '../../structured-data/described.tsx'
import { describeArticle } from '../../structured-data/describe-article.ts'
import { ReferenceList } from '../../ui/reference-list/reference-list.tsx'
import { ArticlePage } from '../article-page.tsx'
import type { Route } from './+types/detail-route.ts'
import { StoryQuote } from './story-quote.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const story = await findOrNotFound(storyKind, context, params.id)
  return { story, related: await readRelated({ context, kind: storyKind, of: story, card: storyCard }) }
}

export default function StoryPage({ loaderData: { story, related } }: Route.ComponentProps) {
  const { content, details } = useMessages()
  const language = useLanguage()
  return (
    <ArticlePage
      article={story}
      above={<time dateTime={story.date}>{formatShortDate(story.date, language)}</time>}
      topics={story.topics}
      countries={story.countries}
      furtherTexts={[story.quote, story.quoteSource]}
      opening={story.quote && <StoryQuote quote={story.quote} source={story.quoteSource} />}
      related={{ title: details.moreStories, items: related, allAt: '/stories' }}
    >
      <Described by={(site) => describeArticle('Article', story, `/stories/${story.slug}`, site)} />
      <ReferenceList title={content.projects} references={story.projects} folder="/projects" />
    </ArticlePage>
  )
}
