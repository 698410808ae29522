import type { SubLink } from '../../../../content/header-menu/read-header-menu.ts'
import { useMessages } from '../../../language/use-language.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import { ActionLink } from '../mega-dropdown/action-link.tsx'
import type { Section } from '../sections.ts'
import { drawerId } from './drawer-id.ts'

interface DrawerEntryProps {
  section: Section
  isCurrent: boolean
  /** The menu's sub-links of the section; none where it has no dropdown. */
  links: readonly SubLink[]
}

/**
 * An entry of the drawer: the link that the specification gives it (section 2.2), and a button beside it that opens the
 * section's sub-links in place. One section is open at a time, at first the one of the page shown.
 */
export function DrawerEntry({ section, isCurrent, links }: DrawerEntryProps) {
  const { navigation } = useMessages()
  const label = section.label(navigation)
  return (
    <li className="navigation-drawer-entry">
      <SiteLink
        to={section.drawerPage}
        className="navigation-drawer-entry-link"
        aria-current={isCurrent ? 'true' : undefined}
      >
        {label}
      </SiteLink>
      {links.length > 0 && (
        <details name={`${drawerId}-entries`} open={isCurrent} data-current={isCurrent || undefined}>
          <summary aria-label={navigation.pagesOf(label)}>
            <Icon name="chevron-down" />
          </summary>
          <ul>
            {links.map((link) => (
              <li key={link.label.text}>
                <ActionLink destination={link.destination} className="navigation-drawer-sub-link">
                  <Localized value={link.label} />
                </ActionLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
