import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { languageOfPath } from '../../../../languages/address.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { ExternalLink } from '../../../ui/link/external-link.tsx'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import type { NewsCard } from '../home-block/read-latest.ts'
import type { NormalHomeItem } from '../home-block/normalize-home-item.ts'

interface TeaserLinkProps {
  card: NewsCard
  /** Id of the title that distinguishes this link from the others. */
  describedBy: string
  children: ReactNode
}

export function TeaserLink({ card, describedBy, children }: TeaserLinkProps) {
  const language = useLanguage()
  const target = teaserTarget(card)
  switch (target.kind) {
    case 'site':
      return <ExternalLink href={target.address}>{children}</ExternalLink>
    case 'whole':
      return (
        <Link
          to={target.path}
          aria-describedby={describedBy}
          reloadDocument={languageOfPath(target.path) !== language}
        >
          {children}
        </Link>
      )
    case 'page':
      return (
        <SiteLink to={target.path} aria-describedby={describedBy}>
          {children}
        </SiteLink>
      )
  }
}

/** Where a card leads: the item's own target, else its page by its id (specification, section 2.4). */
export type TeaserTarget =
  | { kind: 'site'; address: string }
  | { kind: 'whole'; path: string }
  | { kind: 'page'; path: string }

/** A target of its own is a whole address: another site's, or one of this site with its language's prefix. */
export function teaserTarget({ to, type, id }: Pick<NormalHomeItem, 'to' | 'type' | 'id'>): TeaserTarget {
  if (to === null) return { kind: 'page', path: `/${type === 'event' ? 'events' : 'news'}/${id}` }
  if (/^https?:/i.test(to)) return { kind: 'site', address: to }
  return { kind: 'whole', path: `/${to.replace(/^[/\\]+/, '')}` }
}
