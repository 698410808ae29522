import { eventApi } from '../../../content/events/api.ts'
import { eventCard } from '../../loading/cards.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { Subscribe } from '../../ui/subscribe/subscribe.tsx'
import { ListPage } from '../list-page.tsx'
import type { Route } from './+types/list-route.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return readListPage({
    context,
    request,
    api: eventApi,
    apiAddress: '/api/events',
    filters: ['time', 'topic', 'country', 'kind', 'mode', 'year', 'project'],
    sorts: ['next', '-date', 'date'],
    pageSlug: 'events',
    card: eventCard,
  })
}

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListPage {...loaderData} />
      <Subscribe section="events" />
    </>
  )
}
