import { data, redirect } from 'react-router'
import { readingContext } from '../../loading/contexts.ts'
import type { Route } from './+types/route.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { teamAddressOf } from './team-address.ts'

/** The team's old address leads on; nothing else stands here. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const address = await teamAddressOf(context.get(readingContext), params['*'])
  if (address) throw redirect(`${address}${new URL(request.url).search}`, 301)
  return data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return <NotFoundPage />
}
