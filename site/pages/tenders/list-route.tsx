import { tenderApi } from '../../../procurement/tenders/api.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { tenderRow } from '../../loading/rows.ts'
import { RecordRows } from '../../ui/record-rows/record-rows.tsx'
import { Subscribe } from '../../ui/subscribe/subscribe.tsx'
import { ListPageOf } from '../list-page.tsx'
import './tender.css'
import type { Route } from './+types/list-route.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return readListPage({
    context,
    request,
    api: tenderApi,
    filters: ['status', 'category', 'topic', 'country', 'year', 'project'],
    sorts: ['-date', 'date', 'deadline', '-deadline'],
    card: tenderRow,
  })
}

export default function TendersPage({ loaderData }: Route.ComponentProps) {
  const { tenderDetails } = useFormMessages()
  return (
    <>
      <ListPageOf {...loaderData} view={RecordRows} />
      <p className="wide tender-list-data">
        <a href="/api/ocds" type="application/json">
          {tenderDetails.allOpenData}
        </a>
      </p>
      <Subscribe section="tenders" />
    </>
  )
}
