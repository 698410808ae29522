import { conferenceKind } from '../../../content/cop/kind.ts'
import { conferenceNewsKind } from '../../../content/cop-news/kind.ts'
import { listRecords } from '../../../store/read/list-records.ts'
import { useMessages } from '../../language/use-language.ts'
import { conferenceNewsCard } from '../../loading/cards.ts'
import { readingContext } from '../../loading/contexts.ts'
import { readPage } from '../../loading/read-page.ts'
import { CardSection, ContentPage } from '../content-page.tsx'
import type { Route } from './+types/route.ts'
import { ConferenceSection } from './conference-section.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const reading = context.get(readingContext)
  const [page, conferences, news] = await Promise.all([
    readPage(context, 'cop'),
    listRecords(conferenceKind, reading, { perPage: 0 }),
    listRecords(conferenceNewsKind, reading, { perPage: 0 }),
  ])
  return {
    page,
    conferences: conferences.records,
    news: news.records.map((item) => conferenceNewsCard(item, reading.language)),
  }
}

export default function ConferencePage({ loaderData: { page, conferences, news } }: Route.ComponentProps) {
  const { navigation } = useMessages()
  return (
    <ContentPage page={page}>
      <div className="wide">
        {conferences.map((conference) => (
          <ConferenceSection key={conference.id} conference={conference} />
        ))}
      </div>
      <CardSection title={navigation.news} items={news} />
    </ContentPage>
  )
}
