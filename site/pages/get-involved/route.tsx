import { tenderKind } from '../../../procurement/tenders/kind.ts'
import { vacancyKind } from '../../../recruitment/vacancies/kind.ts'
import { useMessages } from '../../language/use-language.ts'
import { tenderCard, vacancyCard } from '../../loading/cards.ts'
import { readPage } from '../../loading/read-page.ts'
import { ContentPage } from '../content-page.tsx'
import { CountedNow } from '../section/counted-now.tsx'
import { LiveBand } from '../section/live-band.tsx'
import { readLive } from '../section/read-live.ts'
import { SectionPages } from '../section/section-pages.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const open = { filters: { status: 'open' } }
  const [page, vacancies, tenders] = await Promise.all([
    readPage(context, 'get-involved'),
    readLive(context, vacancyKind, vacancyCard, open),
    readLive(context, tenderKind, tenderCard, open),
  ])
  return { page, vacancies, tenders }
}

export default function GetInvolvedPage({ loaderData: { page, vacancies, tenders } }: Route.ComponentProps) {
  const { navigation, details } = useMessages()
  const links = [
    { to: '/vacancies', label: navigation.vacancies },
    { to: '/internship', label: navigation.internship },
    { to: '/tenders', label: navigation.tenders },
    { to: '/partners', label: navigation.partners },
  ]
  return (
    <ContentPage
      page={page}
      aside={
        <CountedNow
          lines={[
            { count: vacancies.total, label: details.openVacancies, to: '/vacancies?status=open' },
            { count: tenders.total, label: details.openTenders, to: '/tenders?status=open' },
          ]}
        />
      }
    >
      <SectionPages dropdown="getInvolved" pages={links} />
      <LiveBand title={details.openVacancies} content={vacancies} allAt="/vacancies" />
      <LiveBand title={details.openTenders} content={tenders} allAt="/tenders" />
    </ContentPage>
  )
}
