import type { ReactNode } from 'react'
import type { LocalizedText } from '../../../store/read/localized-text.ts'
import type { Picture } from '../../../store/read/picture.ts'
import { useIsLight } from '../../light-version/light-parts.ts'
import { Badge, type BadgeTone } from '../badge/badge.tsx'
import { CoverArt } from '../cover-art/cover-art.tsx'
import { coverAddress } from '../cover-art/cover-address.ts'
import { Icon } from '../icon/icon.tsx'
import { ExternalLink } from '../link/external-link.tsx'
import { SiteLink } from '../link/site-link.tsx'
import { PictureView } from '../picture/picture.tsx'
import { Localized } from '../text/localized.tsx'
import './card.css'

export interface CardItem {
  key: string
  /** Path without the language's prefix; nothing for a card that leads nowhere. */
  to: string | null
  /** Address on another site, for what stands elsewhere and has no page here. */
  href?: string | undefined
  title: LocalizedText
  summary: LocalizedText | null
  image: Picture | null
  /** The picture is what the item is, rather than an ornament: the light version offers it. */
  isPicture?: boolean
  /** Topic whose colours the cover takes when there is no picture. */
  topic: string | null
  /** Short facts shown above the title: date, kind, place. */
  facts: (string | LocalizedText)[]
  /** The item's kind or state, over its picture. */
  badge?: { tone: BadgeTone; text: string } | undefined
  /** Words at the card's foot, such as 'Read more'; the whole card is the link. */
  callToAction?: string | undefined
}

/** Wide: picture beside words, for the first of a list. Compact: a line with a small picture. */
export type CardVariant = 'standard' | 'wide' | 'compact'

const pictureSizes: Readonly<Record<CardVariant, string>> = {
  standard: '(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw',
  wide: '(min-width: 768px) 42rem, 100vw',
  compact: '7rem',
}

interface CardProps {
  item: CardItem
  variant?: CardVariant
  headingLevel?: 2 | 3 | 4
}

/** A record of a list. */
export function Card({ item, variant = 'standard', headingLevel = 2 }: CardProps) {
  const Heading = `h${headingLevel}` as const
  const isLight = useIsLight()
  const title = <Localized value={item.title} />
  return (
    <article
      className={`card on-paper${variant === 'standard' ? '' : ` card-${variant}`}${item.isPicture ? ' card-of-picture' : ''}`}
    >
      <div className="card-picture">
        {item.image ? (
          <PictureView
            picture={item.image}
            decorative={!isLight || !item.isPicture}
            sizes={pictureSizes[variant]}
            fallback={coverAddress(item.key, item.topic)}
          />
        ) : (
          <CoverArt coverKey={item.key} topic={item.topic} />
        )}
        {item.badge && <Badge tone={item.badge.tone}>{item.badge.text}</Badge>}
      </div>
      <div className="card-text">
        {item.facts.length > 0 && (
          <p className="card-facts separated">
            {item.facts.map((fact) =>
              typeof fact === 'string' ? (
                <span key={fact}>{fact}</span>
              ) : (
                <span key={fact.text}>
                  <Localized value={fact} />
                </span>
              ),
            )}
          </p>
        )}
        <Heading className="card-title">
          <CardLink item={item}>{title}</CardLink>
        </Heading>
        {item.summary && variant !== 'compact' && (
          <p className="card-summary">
            <Localized value={item.summary} />
          </p>
        )}
        {item.callToAction && (
          <p className="card-action" aria-hidden="true">
            {item.callToAction} <Icon name={item.href ? 'external-link' : 'arrow-forward'} />
          </p>
        )}
      </div>
    </article>
  )
}

function CardLink({ item: { to, href }, children }: { item: CardItem; children: ReactNode }) {
  if (to) return <SiteLink to={to}>{children}</SiteLink>
  return href ? <ExternalLink href={href}>{children}</ExternalLink> : children
}

interface CardGridProps {
  items: readonly CardItem[]
  headingLevel?: 2 | 3 | 4
}

/** The records of a list, as many beside one another as fit. */
export function CardGrid({ items, headingLevel = 2 }: CardGridProps) {
  return (
    <ul className="card-grid">
      {items.map((item) => (
        <li key={item.key}>
          <Card item={item} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
