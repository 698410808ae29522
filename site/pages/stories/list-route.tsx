import { storyKind } from '../../../content/stories/kind.ts'
import { storyCard } from '../../loading/cards.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { Subscribe } from '../../ui/subscribe/subscribe.tsx'
import { ListPage } from '../list-page.tsx'
import type { Route } from './+types/list-route.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return readListPage({ context, request, kind: storyKind, pageSlug: 'stories', card: storyCard })
}

export default function StoriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListPage {...loaderData} />
      <Subscribe section="stories" />
    </>
  )
}
