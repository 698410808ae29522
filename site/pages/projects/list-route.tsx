import { projectApi } from '../../../content/projects/api.ts'
import { projectCard } from '../../loading/cards.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { Subscribe } from '../../ui/subscribe/subscribe.tsx'
import { ListPage } from '../list-page.tsx'
import type { Route } from './+types/list-route.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return readListPage({
    context,
    request,
    api: projectApi,
    apiAddress: '/api/projects',
    filters: ['status', 'topic', 'country', 'program', 'year'],
    sorts: ['order', '-start', 'start'],
    pageSlug: 'projects',
    card: projectCard,
  })
}

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListPage {...loaderData} />
      <Subscribe section="projects" />
    </>
  )
}
