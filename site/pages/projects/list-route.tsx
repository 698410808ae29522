import { projectKind } from '../../../content/projects/kind.ts'
import { projectCard } from '../../loading/cards.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { Subscribe } from '../../ui/subscribe/subscribe.tsx'
import { ListPage } from '../list-page.tsx'
import type { Route } from './+types/list-route.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return readListPage({ context, request, kind: projectKind, pageSlug: 'projects', card: projectCard })
}

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListPage {...loaderData} />
      <Subscribe section="projects" />
    </>
  )
}
