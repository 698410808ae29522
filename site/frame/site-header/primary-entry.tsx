import { useMessages } from '../../language/use-language.ts'
import type { Shell } from '../../loading/read-shell.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { dropdownId } from './mega-dropdown/dropdown-id.ts'
import { MegaDropdown } from './mega-dropdown/mega-dropdown.tsx'
import type { Section } from './sections.ts'

interface PrimaryEntryProps {
  section: Section
  isCurrent: boolean
  shell: Shell | undefined
}

/** An entry of the header: a button with its dropdown, or a link where there is none. */
export function PrimaryEntry({ section, isCurrent, shell }: PrimaryEntryProps) {
  const { navigation } = useMessages()
  const { name } = section
  const label = section.label(navigation)
  const ariaCurrent = isCurrent ? 'true' : undefined
  if (name === 'wefeHub' || !shell?.menu) {
    return (
      <li className="site-header-entry">
        <SiteLink to={section.page} className="site-header-label" aria-current={ariaCurrent}>
          {label}
        </SiteLink>
      </li>
    )
  }
  return (
    <li className="site-header-entry" data-dropdown>
      <button
        type="button"
        className="site-header-label"
        popoverTarget={dropdownId(name)}
        aria-current={ariaCurrent}
      >
        {label}
        <Icon name="chevron-down" />
      </button>
      <MegaDropdown
        name={name}
        dropdown={shell.menu[name]}
        pressItems={name === 'infoCentre' ? shell.pressItems : []}
      />
    </li>
  )
}
