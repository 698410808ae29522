import type { RegionalNetworkData } from '../../../../content/member-states/regional-network/regional-network.ts'
import { useMessages } from '../../../language/use-language.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import '../../../ui/motif/motif.css'
import { RegionalNetwork } from '../../../ui/regional-network/regional-network.tsx'
import './member-states-section.css'

/** The member states on the map (specification, section 2.4), with the regional network section's own states. */
export function MemberStatesSection({ network }: { network: RegionalNetworkData }) {
  const { home } = useMessages()
  return (
    <div className="home-section deferred-layout home-members motif-lattice">
      <div className="wide">
        <RegionalNetwork data={network} />
        <SiteLink to="/members" className="home-all">
          {home.members.all}
          <Icon name="arrow-forward" />
        </SiteLink>
      </div>
    </div>
  )
}
