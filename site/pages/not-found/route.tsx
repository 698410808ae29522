import { data, redirect } from 'react-router'
import { withQuery } from '../../../languages/address.ts'
import { readingContext } from '../../loading/contexts.ts'
import type { Route } from './+types/route.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { ledElsewhere } from './led-elsewhere.ts'

/** The team's old address and editors' redirects lead on; nothing else stands here. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const address = await ledElsewhere(context.get(readingContext), params['*'])
  if (address) throw redirect(withQuery(address, new URL(request.url).search), 301)
  return data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return <NotFoundPage />
}
