import { storyApi } from '../../../content/stories/api.ts'
import { storyCard } from '../../loading/cards.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { Subscribe } from '../../ui/subscribe/subscribe.tsx'
import { ListPage } from '../list-page.tsx'
import type { Route } from './+types/list-route.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return readListPage({
    context,
    request,
    api: storyApi,
    apiAddress: '/api/stories',
    filters: ['topic', 'country', 'year', 'project'],
    sorts: ['-date', 'date'],
    pageSlug: 'stories',
    card: storyCard,
  })
}

export default function StoriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListPage {...loaderData} />
      <Subscribe section="stories" />
    </>
  )
}
