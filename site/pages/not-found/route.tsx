import { data, redirect } from 'react-router'
import { readOrganization } from '../../../content/organization/read-organization.ts'
import { addressIn } from '../../i18n/address.ts'
import { readingContext } from '../../loading/contexts.ts'
import type { Route } from './+types/route.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** `/{abbreviation}Team`, in any letter case, leads to the team (specification, section 2.1); nothing else stands here. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const path = params['*'].toLowerCase()
  if (path.endsWith('team')) {
    const reading = context.get(readingContext)
    const { abbreviation } = await readOrganization(reading)
    if (path === `${abbreviation.toLowerCase()}team`) {
      throw redirect(`${addressIn(reading.language, '/team')}${new URL(request.url).search}`, 301)
    }
  }
  return data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return <NotFoundPage />
}
