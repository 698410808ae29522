import { readOrganization } from '../../../content/organization/read-organization.ts'
import { pressItemApi } from '../../../content/press-items/api.ts'
import { pressCard } from '../../loading/cards.ts'
import { readingContext } from '../../loading/contexts.ts'
import { readListPage } from '../../loading/read-list-page.ts'
import { Subscribe } from '../../ui/subscribe/subscribe.tsx'
import { ListPage } from '../list-page.tsx'
import type { Route } from './+types/route.ts'
import { PressContact } from './press-contact.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { abbreviation } = await readOrganization(context.get(readingContext))
  return readListPage({
    context,
    request,
    api: pressItemApi,
    apiAddress: `/api/${abbreviation.toLowerCase()}-in-press`,
    filters: ['topic', 'year'],
    sorts: ['-date', 'date'],
    pageSlug: 'media',
    card: pressCard,
  })
}

export default function MediaPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListPage {...loaderData} />
      <PressContact />
      <Subscribe section="media" />
    </>
  )
}
