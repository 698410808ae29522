import { newsApi } from '../../../content/news/api.ts'
import { newsCard } from '../../loading/cards.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { Subscribe } from '../../ui/subscribe/subscribe.tsx'
import { ListPage } from '../list-page.tsx'
import type { Route } from './+types/list-route.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return readListPage({
    context,
    request,
    api: newsApi,
    apiAddress: '/api/news',
    filters: ['topic', 'country', 'year', 'project'],
    sorts: ['-date', 'date'],
    pageSlug: 'news',
    card: newsCard,
  })
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListPage {...loaderData} />
      <Subscribe section="news" />
    </>
  )
}
