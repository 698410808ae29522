import type { LocalizedText } from '../../../content/read/localized-text.ts'
import type { Picture } from '../../../content/read/picture.ts'
import { CoverArt } from '../cover-art/cover-art.tsx'
import { SiteLink } from '../link/site-link.tsx'
import { PictureView } from '../picture/picture.tsx'
import { Localized } from '../text/localized.tsx'
import './card.css'

export interface CardItem {
  key: string
  /** Path without the language's prefix; nothing for a card that leads nowhere. */
  to: string | null
  title: LocalizedText
  summary: LocalizedText | null
  image: Picture | null
  /** Topic whose colours the cover takes when there is no picture. */
  topic: string | null
  /** Short facts shown above the title: date, kind, place. */
  facts: (string | LocalizedText)[]
}

export function Card({ item }: { item: CardItem }) {
  const title = <Localized value={item.title} />
  return (
    <article className="card">
      <div className="card-picture">
        {item.image ? (
          <PictureView
            picture={item.image}
            decorative
            sizes="(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw"
          />
        ) : (
          <CoverArt coverKey={item.key} topic={item.topic} />
        )}
      </div>
      <div className="card-text">
        {item.facts.length > 0 && (
          <p className="card-facts">
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
        <h2 className="card-title">{item.to ? <SiteLink to={item.to}>{title}</SiteLink> : title}</h2>
        {item.summary && (
          <p className="card-summary">
            <Localized value={item.summary} />
          </p>
        )}
      </div>
    </article>
  )
}

export function CardGrid({ items }: { items: readonly CardItem[] }) {
  return (
    <ul className="card-grid">
      {items.map((item) => (
        <li key={item.key}>
          <Card item={item} />
        </li>
      ))}
    </ul>
  )
}
