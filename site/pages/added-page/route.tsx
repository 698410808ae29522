import { folderOfAddedPages } from '../../../content/pages/page-places.ts'
import { pageKind } from '../../../content/pages/kind.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { ContentPage } from '../content-page.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { page: await findOrNotFound(pageKind, context, `${folderOfAddedPages}/${params.page}`) }
}

/** A page that editors have added: privacy, accessibility, terms of use. */
export default function AddedPage({ loaderData: { page } }: Route.ComponentProps) {
  return <ContentPage page={page} />
}
