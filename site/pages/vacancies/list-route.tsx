import { vacancyApi } from '../../../recruitment/vacancies/api.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { vacancyRow } from '../../loading/rows.ts'
import { RecordRows } from '../../ui/record-rows/record-rows.tsx'
import { Subscribe } from '../../ui/subscribe/subscribe.tsx'
import { ListPageOf } from '../list-page.tsx'
import type { Route } from './+types/list-route.ts'
import { GeneralApplication } from './general-application.tsx'

export function loader({ context, request }: Route.LoaderArgs) {
  return readListPage({
    context,
    request,
    api: vacancyApi,
    filters: ['status', 'kind'],
    sorts: ['-date', 'date', 'deadline'],
    card: vacancyRow,
  })
}

export default function VacanciesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListPageOf {...loaderData} view={RecordRows} />
      <Subscribe section="vacancies" />
      <GeneralApplication />
    </>
  )
}
