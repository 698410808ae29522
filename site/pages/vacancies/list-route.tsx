import { vacancyApi } from '../../../content/vacancies/api.ts'
import { vacancyCard } from '../../loading/cards.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { Subscribe } from '../../ui/subscribe/subscribe.tsx'
import { ListPage } from '../list-page.tsx'
import type { Route } from './+types/list-route.ts'
import { GeneralApplication } from './general-application.tsx'

export function loader({ context, request }: Route.LoaderArgs) {
  return readListPage({
    context,
    request,
    api: vacancyApi,
    apiAddress: '/api/vacancies',
    filters: ['status', 'kind'],
    sorts: ['-date', 'date', 'deadline'],
    pageSlug: 'vacancies',
    card: vacancyCard,
  })
}

export default function VacanciesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListPage {...loaderData} />
      <Subscribe section="vacancies" />
      <GeneralApplication />
    </>
  )
}
