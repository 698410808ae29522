import { newsKind } from '../../../content/news/kind.ts'
import { publicationKind } from '../../../content/publications/kind.ts'
import { listRecords } from '../../../content/read/content-kind.ts'
import { useMessages } from '../../i18n/use-language.ts'
import { newsCard, publicationCard } from '../../loading/cards.ts'
import { readingContext } from '../../loading/contexts.ts'
import { readPage } from '../../loading/read-page.ts'
import { CardSection, ContentPage, LinkSection } from '../content-page.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const reading = context.get(readingContext)
  const [page, news, publications] = await Promise.all([
    readPage(context, 'info-centre'),
    listRecords(newsKind, reading, { perPage: 3 }),
    listRecords(publicationKind, reading, { perPage: 3 }),
  ])
  return {
    page,
    news: news.records.map((item) => newsCard(item, reading.language)),
    publications: publications.records.map((item) => publicationCard(item, reading.language)),
  }
}

export default function InfoCentrePage({ loaderData: { page, news, publications } }: Route.ComponentProps) {
  const { navigation, map } = useMessages()
  return (
    <ContentPage page={page}>
      <CardSection title={navigation.news} items={news} allAt="/news" />
      <CardSection title={navigation.publications} items={publications} allAt="/publications" />
      <LinkSection
        title={map.asList}
        links={[
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
    </ContentPage>
  )
}
