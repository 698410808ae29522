import { useMessages } from '../../language/use-language.ts'
import { readPage } from '../../loading/read-page.ts'
import { useSite } from '../../loading/use-site.ts'
import { PageWithLinkElsewhere } from '../page-with-link-elsewhere.tsx'
import { FocusAreaList } from '../section/focus-area-list.tsx'
import { readCountedFocusAreas } from '../section/read-counted-focus-areas.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const [page, areas] = await Promise.all([readPage(context, 'wefe-hub'), readCountedFocusAreas(context)])
  return { page, areas }
}

export default function HubPage({ loaderData: { page, areas } }: Route.ComponentProps) {
  const { footer } = useMessages()
  return (
    <PageWithLinkElsewhere page={page} label={footer.hubSite} address={useSite()?.organization.hubAddress}>
      <FocusAreaList areas={areas} />
    </PageWithLinkElsewhere>
  )
}
