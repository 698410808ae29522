import { useMessages } from '../../language/use-language.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { ExternalLink } from '../../ui/link/external-link.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import type { FooterLink } from './footer-links.ts'

interface FooterColumnProps {
  /** The heading's `id`. */
  id: string
  title: string
  links: readonly FooterLink[]
}

/** A column of links under its heading. */
export function FooterColumn({ id, title, links }: FooterColumnProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="site-footer-links">
        {links.map((link) => (
          <li key={link.to}>
            <FooterColumnLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterColumnLink({ link: { to, kind, label } }: { link: FooterLink }) {
  const words = label(useMessages())
  switch (kind) {
    case 'page':
      return <SiteLink to={to}>{words}</SiteLink>
    case 'served':
      return (
        <a href={to} hrefLang="en">
          {words}
        </a>
      )
    case 'new-tab':
      return (
        <ExternalLink href={to}>
          {words}
          <Icon name="external-link" />
        </ExternalLink>
      )
  }
}
