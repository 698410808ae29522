import { tenderApi } from '../../../procurement/tenders/api.ts'
import { apiAddressIn } from '../../../languages/api-address.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { sendsMailContext } from '../../loading/contexts.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { tenderRow } from '../../loading/rows.ts'
import { RecordRows } from '../../ui/record-rows/record-rows.tsx'
import { SubscribeByMail } from '../../ui/ask-for-mail/subscribe-by-mail.tsx'
import { Subscribe } from '../../ui/subscribe/subscribe.tsx'
import { ListPageOf } from '../list-page.tsx'
import './tender.css'
import type { Route } from './+types/list-route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const list = await readListPage({
    context,
    request,
    api: tenderApi,
    filters: ['status', 'category', 'topic', 'country', 'year', 'project'],
    sorts: ['-date', 'date', 'deadline', '-deadline'],
    card: tenderRow,
  })
  return { ...list, sendsMail: context.get(sendsMailContext) }
}

export default function TendersPage({ loaderData: { sendsMail, ...list } }: Route.ComponentProps) {
  const { tenderDetails } = useFormMessages()
  const language = useLanguage()
  return (
    <>
      <ListPageOf {...list} view={RecordRows} />
      <p className="wide tender-list-data">
        <a href={apiAddressIn(language, '/api/ocds')} type="application/json">
          {tenderDetails.allOpenData}
        </a>
      </p>
      <Subscribe section="tenders" feed={list.feed}>
        {sendsMail && <SubscribeByMail list="tenders" />}
      </Subscribe>
    </>
  )
}
