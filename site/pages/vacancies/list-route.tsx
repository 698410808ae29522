import { vacancyApi } from '../../../recruitment/vacancies/api.ts'
import { sendsMailContext } from '../../loading/contexts.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { vacancyRow } from '../../loading/rows.ts'
import { RecordRows } from '../../ui/record-rows/record-rows.tsx'
import { SubscribeByMail } from '../../ui/ask-for-mail/subscribe-by-mail.tsx'
import { Subscribe } from '../../ui/subscribe/subscribe.tsx'
import { ListPageOf } from '../list-page.tsx'
import type { Route } from './+types/list-route.ts'
import { GeneralApplication } from './general-application.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const list = await readListPage({
    context,
    request,
    api: vacancyApi,
    filters: ['status', 'kind'],
    sorts: ['-date', 'date', 'deadline'],
    card: vacancyRow,
  })
  return { ...list, sendsMail: context.get(sendsMailContext) }
}

export default function VacanciesPage({ loaderData: { sendsMail, ...list } }: Route.ComponentProps) {
  return (
    <>
      <ListPageOf {...list} view={RecordRows} />
      <Subscribe section="vacancies" feed={list.feed}>
        {sendsMail && <SubscribeByMail list="vacancies" />}
      </Subscribe>
      <GeneralApplication />
    </>
  )
}
