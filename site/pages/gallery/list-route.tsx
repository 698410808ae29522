import { galleryImageApi } from '../../../content/culture-gallery-images/api.ts'
import { galleryCard } from '../../loading/cards.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { ListPage } from '../list-page.tsx'
import type { Route } from './+types/list-route.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return readListPage({
    context,
    request,
    api: galleryImageApi,
    apiAddress: '/api/culture-gallery-images',
    filters: ['country', 'year'],
    sorts: ['-date', 'date'],
    pageSlug: 'gallery',
    card: galleryCard,
  })
}

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  return <ListPage {...loaderData} />
}
