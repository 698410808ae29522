import { useLocation } from 'react-router'
import type { DropdownName } from '../../../content/header-menu/dropdown-names.ts'
import type { SubLink } from '../../../content/header-menu/read-header-menu.ts'
import { pathWithoutLanguage } from '../../../languages/address.ts'
import { useMessages } from '../../language/use-language.ts'
import { useSite } from '../../loading/use-site.ts'
import { ChipLink } from '../../ui/chip/chip.tsx'
import { SectionBand } from '../../ui/section-band/section-band.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { WayLink } from './way-link.tsx'
import './section-pages.css'

interface SectionPagesProps {
  /** The header's dropdown whose sub-links editors maintain for this section. */
  dropdown: DropdownName
  /** All pages of the section: what the header leaves out stands below, and all of them when it could not be read. */
  pages: readonly { to: string; label: string }[]
}

/** The pages of a section as they stand in the header, each with what editors say of it. */
export function SectionPages({ dropdown, pages }: SectionPagesProps) {
  const { details } = useMessages()
  const here = pathWithoutLanguage(useLocation().pathname)
  const links = useSite()?.menu?.[dropdown].links ?? []
  const shown = links.filter(({ destination }) => destination.kind !== 'page' || destination.path !== here)
  const further = furtherPages(pages, links, here)
  if (shown.length === 0 && further.length === 0) return null
  return (
    <SectionBand title={details.inThisSection} ground="sunken">
      {shown.length > 0 && (
        <ul className="section-pages">
          {shown.map((link) => (
            <li key={link.label.text}>
              <SectionPage link={link} />
            </li>
          ))}
        </ul>
      )}
      {further.length > 0 && (
        <ul className="chip-row">
          {further.map(({ to, label }) => (
            <li key={to}>
              <ChipLink to={to}>{label}</ChipLink>
            </li>
          ))}
        </ul>
      )}
    </SectionBand>
  )
}

function SectionPage({ link }: { link: SubLink }) {
  const { label, title, description, details, additionalText, actionLabel, destination, secondaryAction } =
    link
  return (
    <article className="section-page">
      <h3>
        <span className="section-page-label">
          <Localized value={label} />
        </span>
        {title.text !== label.text && (
          <span className="section-page-title">
            <Localized value={title} />
          </span>
        )}
      </h3>
      {[description, details, additionalText]
        .filter((text) => text !== null)
        .map((text) => (
          <p key={text.text}>
            <Localized value={text} />
          </p>
        ))}
      <div className="section-page-ways">
        <WayLink label={actionLabel} destination={destination} />
        {secondaryAction && <WayLink {...secondaryAction} />}
      </div>
    </article>
  )
}

interface SectionPageLink {
  to: string
  label: string
}

/** Pages of a section that none of the header's sub-links leads to, without the page shown. */
export function furtherPages(
  pages: readonly SectionPageLink[],
  links: readonly Pick<SubLink, 'destination'>[],
  here: string,
): SectionPageLink[] {
  const linked = new Set(
    links.map(({ destination }) => (destination.kind === 'page' ? destination.path : destination.address)),
  )
  return pages.filter(({ to }) => to !== here && !linked.has(to))
}
