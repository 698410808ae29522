import { tenderKind } from '../../../content/tenders/kind.ts'
import { tenderCard } from '../../loading/cards.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { Subscribe } from '../../ui/subscribe/subscribe.tsx'
import { ListPage } from '../list-page.tsx'
import type { Route } from './+types/list-route.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return readListPage({ context, request, kind: tenderKind, pageSlug: 'tenders', card: tenderCard })
}

export default function TendersPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListPage {...loaderData} />
      <Subscribe section="tenders" />
    </>
  )
}
