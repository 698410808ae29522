import { storyKind } from '../../../content/stories/kind.ts'
import { formatShortDate } from '../../i18n/format.ts'
import { useLanguage, useMessages } from '../../i18n/use-language.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { Described } from '../../structured-data/described.tsx'
import { describeArticle } from '../../structured-data/describe-article.ts'
import { ReferenceList } from '../../ui/reference-list/reference-list.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { ArticlePage } from '../article-page.tsx'
import type { Route } from './+types/detail-route.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { story: await findOrNotFound(storyKind, context, params.id) }
}

export default function StoryPage({ loaderData: { story } }: Route.ComponentProps) {
  const { content } = useMessages()
  const language = useLanguage()
  return (
    <ArticlePage
      article={story}
      above={<time dateTime={story.date}>{formatShortDate(story.date, language)}</time>}
    >
      <Described by={(site) => describeArticle('Article', story, `/stories/${story.slug}`, site)} />
      {story.quote && (
        <figure className="prose">
          <blockquote>
            <Localized value={story.quote} />
          </blockquote>
          {story.quoteSource && (
            <figcaption>
              <Localized value={story.quoteSource} />
            </figcaption>
          )}
        </figure>
      )}
      <ReferenceList title={content.projects} references={story.projects} folder="/projects" />
      <ReferenceList title={content.topics} references={story.topics} />
      <ReferenceList title={content.countries} references={story.countries} />
    </ArticlePage>
  )
}
