import { galleryImageKind } from '../../../content/culture-gallery-images/kind.ts'
import { galleryCard } from '../../loading/cards.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { ListPage } from '../list-page.tsx'
import type { Route } from './+types/list-route.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return readListPage({ context, request, kind: galleryImageKind, pageSlug: 'gallery', card: galleryCard })
}

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  return <ListPage {...loaderData} />
}
