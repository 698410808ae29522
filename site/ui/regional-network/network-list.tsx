import type { ShownMember } from '../../../content/member-states/regional-network/derive-member.ts'
import { useMessages } from '../../language/use-language.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { CountriesOfLayer, type LayersProps } from './countries-of-layer.tsx'
import { MemberFacts, MemberTitle } from './member-details.tsx'
import './network-list.css'

interface NetworkListProps extends LayersProps {
  isLoading: boolean
  /** Shown in the popup. */
  selected: ShownMember | null
  onSelect: (id: string | null) => void
}

/** The countries as cards; a member's card opens its details. The map's equivalent for who can't use it. */
export function NetworkList({ isLoading, selected, onSelect, ...layers }: NetworkListProps) {
  const words = useMessages().regionalNetwork
  const { layer } = layers
  if (isLoading && layer === 'members') return <p role="status">{words.loading}</p>
  if (layers[layer].countries.length === 0) return <p className="regional-network-empty">{words.noData}</p>
  return (
    <>
      <CountriesOfLayer
        {...layers}
        className="regional-network-cards"
        countryClass="regional-network-card"
        buttonOf={({ id }) => ({ onClick: () => onSelect(id) })}
        renderBelow={(member) => (
          <noscript>
            <MemberFacts member={member} />
          </noscript>
        )}
      />
      {selected && <Popup member={selected} onClose={() => onSelect(null)} />}
    </>
  )
}

/** A member's details over the page, in its middle; closed by its button, Escape, or a click beside it. */
function Popup({ member, onClose }: { member: ShownMember; onClose: () => void }) {
  return (
    <Dialog
      id="regional-network-popup"
      size="small"
      title={<MemberTitle member={member} />}
      isOpen
      onClose={onClose}
    >
      <MemberFacts member={member} />
    </Dialog>
  )
}
