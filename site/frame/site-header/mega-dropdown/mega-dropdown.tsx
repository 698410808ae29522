import type { DropdownName } from '../../../../content/header-menu/dropdown-names.ts'
import type { Dropdown, SubLink } from '../../../../content/header-menu/read-header-menu.ts'
import type { MenuPressItem } from '../../../loading/read-shell.ts'
import { PictureView } from '../../../ui/picture/picture.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import { useSitePath } from '../use-site-path.ts'
import { dropdownId } from './dropdown-id.ts'
import './mega-dropdown.css'
import { PressList } from './press-list.tsx'
import { RightPanel } from './right-panel.tsx'
import { SubLinkDetails } from './sub-link-details.tsx'
import { isAtOrUnder } from '../is-at-or-under.ts'

interface MegaDropdownProps {
  name: DropdownName
  dropdown: Dropdown
  /** Shown in Info centre only. */
  pressItems: readonly MenuPressItem[]
}

/**
 * One of the four dropdowns (specification, section 2.2): a left panel, the list of sub-links with the selected one's
 * detail panel beside it, and a right panel. A popover, so that it works without scripts.
 */
export function MegaDropdown({ name, dropdown, pressItems }: MegaDropdownProps) {
  const selected = selectedLink(dropdown.links, useSitePath())
  return (
    <div popover="auto" id={dropdownId(name)} className="mega-dropdown">
      <div className="wide mega-dropdown-columns">
        <div className="mega-dropdown-introduction">
          <h2 className="mega-dropdown-title">
            <Localized value={dropdown.title} />
          </h2>
          <p>
            <Localized value={dropdown.description} />
          </p>
          {dropdown.image && (
            <div className="mega-dropdown-picture">
              <PictureView picture={dropdown.image} sizes="16rem" decorative />
            </div>
          )}
        </div>
        <ul className="mega-dropdown-links">
          {dropdown.links.map((link) => (
            <SubLinkDetails
              key={link.label.text}
              link={link}
              group={dropdownId(name)}
              isSelected={link === selected}
            />
          ))}
          <li className="mega-dropdown-calm" aria-hidden="true" />
        </ul>
        <RightPanel title={dropdown.panelTitle} links={dropdown.panelLinks} pictures={dropdown.panelPictures}>
          {pressItems.length > 0 && <PressList items={pressItems} />}
        </RightPanel>
      </div>
    </div>
  )
}

/**
 * Which sub-link is selected when a dropdown opens: the one of the page shown, else the default one (specification,
 * section 2.2).
 */
export function selectedLink(links: readonly SubLink[], path: string): SubLink | undefined {
  const current = links.find(
    ({ destination }) => destination.kind === 'page' && isAtOrUnder(path, destination.path),
  )
  return current ?? links.find(({ selectedByDefault }) => selectedByDefault)
}
