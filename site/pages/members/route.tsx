import { readPage } from '../../loading/read-page.ts'
import { readRegionalNetwork } from '../../loading/read-regional-network.ts'
import { NetworkBand } from '../../ui/regional-network/network-band.tsx'
import { ContentPage } from '../content-page.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const [page, network] = await Promise.all([readPage(context, 'members'), readRegionalNetwork(context)])
  return { page, network }
}

export default function MembersPage({ loaderData: { page, network } }: Route.ComponentProps) {
  return (
    <ContentPage page={page}>
      <NetworkBand data={network} />
    </ContentPage>
  )
}
