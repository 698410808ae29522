import type { ShownMember } from '../../../content/member-states/regional-network/derive-member.ts'
import { CountriesOfLayer, type LayersProps } from './countries-of-layer.tsx'

interface MapNamesProps extends LayersProps {
  selected: ShownMember | null
  onSelect: (id: string) => void
}

/** The countries' names below a map that is too narrow to carry them: there they are what one selects a country by. */
export function MapNames({ selected, onSelect, ...layers }: MapNamesProps) {
  return (
    <CountriesOfLayer
      {...layers}
      className="regional-network-names"
      countryClass="regional-network-name"
      buttonOf={({ id, code }) => ({
        'aria-pressed': id === selected?.id,
        'data-code': code ?? undefined,
        onClick: () => onSelect(id),
      })}
    />
  )
}
