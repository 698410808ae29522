import { publicationApi } from '../../../content/publications/api.ts'
import { publicationCard } from '../../loading/cards.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { Subscribe } from '../../ui/subscribe/subscribe.tsx'
import { ListPage } from '../list-page.tsx'
import type { Route } from './+types/list-route.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return readListPage({
    context,
    request,
    api: publicationApi,
    apiAddress: '/api/publications',
    filters: ['kind', 'topic', 'country', 'language', 'year', 'project'],
    sorts: ['-date', 'date'],
    pageSlug: 'publications',
    card: publicationCard,
  })
}

export default function PublicationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListPage {...loaderData} />
      <Subscribe section="publications" />
    </>
  )
}
