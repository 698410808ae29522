import { eventKind } from '../../../content/events/kind.ts'
import { newsKind } from '../../../content/news/kind.ts'
import { publicationKind } from '../../../content/publications/kind.ts'
import { storyKind } from '../../../content/stories/kind.ts'
import { useMessages } from '../../language/use-language.ts'
import { eventCard, newsCard, publicationCard, storyCard } from '../../loading/cards.ts'
import { readPage } from '../../loading/read-page.ts'
import { ContentPage } from '../content-page.tsx'
import { CountedNow } from '../section/counted-now.tsx'
import { LiveBand } from '../section/live-band.tsx'
import { readLive } from '../section/read-live.ts'
import { SectionPages } from '../section/section-pages.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const [page, news, events, publications, stories] = await Promise.all([
    readPage(context, 'info-centre'),
    readLive(context, newsKind, newsCard),
    readLive(context, eventKind, eventCard, { filters: { time: 'upcoming' }, sort: 'date' }),
    readLive(context, publicationKind, publicationCard),
    readLive(context, storyKind, storyCard),
  ])
  return { page, news, events, publications, stories }
}

export default function InfoCentrePage({
  loaderData: { page, news, events, publications, stories },
}: Route.ComponentProps) {
  const { navigation, content, details } = useMessages()
  return (
    <ContentPage
      page={page}
      aside={
        <CountedNow
          lines={[
            { count: news.total, label: navigation.news, to: '/news' },
            { count: stories.total, label: navigation.stories, to: '/stories' },
            { count: publications.total, label: navigation.publications, to: '/publications' },
            { count: events.total, label: details.upcomingEvents, to: '/events?time=upcoming' },
          ]}
        />
      }
    >
      <SectionPages
        dropdown="infoCentre"
        pages={[
          { to: '/news', label: navigation.news },
          { to: '/stories', label: navigation.stories },
          { to: '/events', label: navigation.events },
          { to: '/publications', label: navigation.publications },
          { to: '/gallery', label: navigation.gallery },
          { to: '/media', label: navigation.media },
          { to: '/oic-water-vision', label: navigation.waterVision },
          { to: '/cop', label: navigation.conference },
          { to: '/data-tools', label: navigation.dataTools },
        ]}
      />
      <LiveBand title={content.latestNews} content={news} allAt="/news" />
      <LiveBand title={details.upcomingEvents} content={events} allAt="/events" />
      <LiveBand title={details.latestPublications} content={publications} allAt="/publications" />
      <LiveBand title={details.latestStories} content={stories} allAt="/stories" />
    </ContentPage>
  )
}
