import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { languageOfPath } from '../../../../languages/address.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { ExternalLink } from '../../../ui/link/external-link.tsx'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import type { NewsCard } from '../home-block/read-latest.ts'
import { teaserTarget } from './teaser-target.ts'

interface TeaserLinkProps {
  card: NewsCard
  /** Id of the title that tells this link from the others. */
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
