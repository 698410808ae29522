import { readingContext } from '../../loading/contexts.ts'
import { pageText, readPageText } from '../../loading/page-text.ts'
import { readOptional } from '../../loading/read-optional.ts'
import { readPage } from '../../loading/read-page.ts'
import { readRegionalNetwork } from '../../loading/read-regional-network.ts'
import { NetworkBand } from '../../ui/regional-network/network-band.tsx'
import { ContentPage } from '../content-page.tsx'
import type { Route } from './+types/list-route.ts'
import { CountriesTable } from './countries-table.tsx'
import { readCountriesTable, refuseUnknownVersion } from './read-countries-table.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  // Before the table, which the page can do without: an address of a version never shows other figures, or none.
  await refuseUnknownVersion(context.get(readingContext), new URL(request.url).searchParams)
  const [page, network, table] = await Promise.all([
    readPage(context, 'countries'),
    readRegionalNetwork(context),
    readOptional(context, () => readCountriesTable(context, request)),
  ])
  return pageText({ page, network, table })
}

/** The countries on the map and as a list, and the figures most asked for of all of them. */
export default function CountriesPage({ loaderData }: Route.ComponentProps) {
  const { page, network, table } = readPageText(loaderData)
  return (
    <ContentPage page={page}>
      <NetworkBand data={network} firstView="list" />
      {table && <CountriesTable table={table} />}
    </ContentPage>
  )
}
