import { pressItemKind } from '../../../content/press-items/kind.ts'
import { pressCard } from '../../loading/cards.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { Subscribe } from '../../ui/subscribe/subscribe.tsx'
import { ListPage } from '../list-page.tsx'
import type { Route } from './+types/route.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return readListPage({ context, request, kind: pressItemKind, pageSlug: 'media', card: pressCard })
}

export default function MediaPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListPage {...loaderData} />
      <Subscribe section="media" />
    </>
  )
}
