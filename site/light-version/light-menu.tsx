import type { Action, Destination } from '../../content/organization/read-destination.ts'
import type { HeaderMenu } from '../../content/header-menu/read-header-menu.ts'
import { useMessages } from '../language/use-language.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { SiteLink } from '../ui/link/site-link.tsx'
import { ActionLink } from '../frame/site-header/mega-dropdown/action-link.tsx'
import { sectionOfPath, sections, type Section } from '../frame/site-header/sections.ts'
import { useSitePath } from '../frame/site-header/use-site-path.ts'
import { Localized } from '../ui/text/localized.tsx'

/** Every section with all that its dropdown leads to (specification, section 2.2), in one list that opens. */
export function LightMenu({ menu }: { menu: HeaderMenu | null | undefined }) {
  const { navigation, lightVersion: words } = useMessages()
  const current = sectionOfPath(useSitePath())
  return (
    <details className="light-menu">
      <summary>
        <Icon name="menu" />
        {words.menu}
      </summary>
      <nav aria-label={navigation.label}>
        <ul>
          {sections.map((section) => (
            <li key={section.name}>
              <SiteLink to={section.page} aria-current={section === current ? 'true' : undefined}>
                {section.label(navigation)}
              </SiteLink>
              <Ways ways={menu ? waysOf(section, menu) : []} />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

function Ways({ ways }: { ways: readonly Action[] }) {
  if (ways.length === 0) return null
  return (
    <ul>
      {ways.map(({ label, destination }) => (
        <li key={addressOf(destination)}>
          <ActionLink destination={destination} className="light-menu-way">
            <Localized value={label} />
          </ActionLink>
        </li>
      ))}
    </ul>
  )
}

/** Of several ways to one place the first. */
function waysOf({ name }: Section, menu: HeaderMenu): Action[] {
  if (name === 'wefeHub') return []
  const { links, panelLinks } = menu[name]
  const ways = [...links, ...panelLinks].map(({ label, destination }) => ({ label, destination }))
  return [...new Map(ways.toReversed().map((way) => [addressOf(way.destination), way])).values()].toReversed()
}

function addressOf(destination: Destination): string {
  return destination.kind === 'page' ? destination.path : destination.address
}
