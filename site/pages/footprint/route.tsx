import { impactKind } from '../../../content/our-impacts/kind.ts'
import { listRecords } from '../../../store/read/list-records.ts'
import { useMessages } from '../../language/use-language.ts'
import { readingContext } from '../../loading/contexts.ts'
import { readPage } from '../../loading/read-page.ts'
import { readRegionalNetwork } from '../../loading/read-regional-network.ts'
import { NetworkBand } from '../../ui/regional-network/network-band.tsx'
import { Figures } from '../../ui/figures/figures.tsx'
import { ContentPage } from '../content-page.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const [page, network, impacts] = await Promise.all([
    readPage(context, 'footprint'),
    readRegionalNetwork(context),
    listRecords(impactKind, context.get(readingContext), { perPage: 0 }),
  ])
  return { page, network, figures: impacts.records.map(({ value, title }) => ({ value, label: title })) }
}

export default function FootprintPage({ loaderData: { page, network, figures } }: Route.ComponentProps) {
  const { content } = useMessages()
  return (
    <ContentPage page={page}>
      {figures.length > 0 && (
        <section className="section">
          <div className="wide">
            <h2>{content.figures}</h2>
            <Figures figures={figures} />
          </div>
        </section>
      )}
      <NetworkBand data={network} hideList />
    </ContentPage>
  )
}
