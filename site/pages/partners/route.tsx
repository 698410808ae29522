import { partnerKind } from '../../../content/partners/kind.ts'
import { listRecords } from '../../../store/read/list-records.ts'
import { flagAddresses } from '../../../content/member-states/regional-network/flag-address.ts'
import { useMessages } from '../../language/use-language.ts'
import { flagSourceContext, readingContext } from '../../loading/contexts.ts'
import { readPage } from '../../loading/read-page.ts'
import { readRegionalNetwork } from '../../loading/read-regional-network.ts'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { Flag } from '../../ui/regional-network/flag.tsx'
import { NetworkBand } from '../../ui/regional-network/network-band.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { ContentPage } from '../content-page.tsx'
import './partners.css'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const [page, network, partners] = await Promise.all([
    readPage(context, 'partners'),
    readRegionalNetwork(context),
    listRecords(partnerKind, context.get(readingContext), { perPage: 0 }),
  ])
  return {
    page,
    network,
    partners: partners.records.map(({ id, title, kind, summary, country }) => ({
      id,
      title,
      kind,
      summary,
      flag: country && flagAddresses(country.code, context.get(flagSourceContext)),
      page: country && `/countries/${country.slug}`,
    })),
  }
}

export default function PartnersPage({ loaderData: { page, network, partners } }: Route.ComponentProps) {
  const { partner: words } = useMessages()
  return (
    <ContentPage page={page}>
      <NetworkBand data={network} firstLayer="partners" />
      <div className="wide section">
        {partners.length === 0 && <EmptyState />}
        <ul className="card-grid">
          {partners.map((partner) => (
            <li key={partner.id}>
              <article className="card">
                <div className="card-text">
                  <p className="card-facts partner-kind">
                    {partner.flag && <Flag flag={partner.flag} />}
                    {words.kind[partner.kind]}
                  </p>
                  <h2 className="card-title">
                    {partner.page ? (
                      <SiteLink to={partner.page}>
                        <Localized value={partner.title} />
                      </SiteLink>
                    ) : (
                      <Localized value={partner.title} />
                    )}
                  </h2>
                  {partner.summary && (
                    <p className="card-summary">
                      <Localized value={partner.summary} />
                    </p>
                  )}
                </div>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </ContentPage>
  )
}
