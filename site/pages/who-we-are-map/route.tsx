import { useMessages } from '../../language/use-language.ts'
import { readPage } from '../../loading/read-page.ts'
import { readRegionalNetwork } from '../../loading/read-regional-network.ts'
import { NetworkBand } from '../../ui/regional-network/network-band.tsx'
import { ContentPage } from '../content-page.tsx'
import { SectionPages } from '../section/section-pages.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const [page, network] = await Promise.all([
    readPage(context, 'who-we-are-map'),
    readRegionalNetwork(context),
  ])
  return { page, network }
}

export default function WhoWeAreMapPage({ loaderData: { page, network } }: Route.ComponentProps) {
  const { navigation } = useMessages()
  const links = [
    { to: '/who-we-are', label: navigation.whoWeAre },
    { to: '/members', label: navigation.members },
    { to: '/team', label: navigation.team },
    { to: '/partners', label: navigation.partners },
    { to: '/oic-water-vision', label: navigation.waterVision },
    { to: '/nutshell', label: navigation.nutshell },
  ]
  return (
    <ContentPage page={page}>
      <SectionPages dropdown="whoWeAre" pages={links} />
      <NetworkBand data={network} />
    </ContentPage>
  )
}
