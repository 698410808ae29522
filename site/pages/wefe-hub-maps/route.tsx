import { useMessages } from '../../language/use-language.ts'
import { readPage } from '../../loading/read-page.ts'
import { readRegionalNetwork } from '../../loading/read-regional-network.ts'
import { useSite } from '../../loading/use-site.ts'
import { NetworkBand } from '../../ui/regional-network/network-band.tsx'
import { PageWithLinkElsewhere } from '../page-with-link-elsewhere.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const [page, network] = await Promise.all([
    readPage(context, 'wefe-hub/maps'),
    readRegionalNetwork(context),
  ])
  return { page, network }
}

export default function HubMapsPage({ loaderData: { page, network } }: Route.ComponentProps) {
  const { footer } = useMessages()
  return (
    <PageWithLinkElsewhere
      page={page}
      label={footer.hubSite}
      address={useSite()?.organization.hubMapsAddress}
    >
      <NetworkBand data={network} />
    </PageWithLinkElsewhere>
  )
}
