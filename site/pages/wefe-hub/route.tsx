import { useMessages } from '../../i18n/use-language.ts'
import { readPage } from '../../loading/read-page.ts'
import { useSite } from '../../loading/use-site.ts'
import { PageWithLinkElsewhere } from '../page-with-link-elsewhere.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { page: await readPage(context, 'wefe-hub') }
}

export default function HubPage({ loaderData: { page } }: Route.ComponentProps) {
  const { footer } = useMessages()
  return (
    <PageWithLinkElsewhere page={page} label={footer.hubSite} address={useSite()?.organization.hubAddress} />
  )
}
