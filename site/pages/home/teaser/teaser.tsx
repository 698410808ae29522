import { useMessages } from '../../../language/use-language.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import type { NewsCard } from '../home-block/read-latest.ts'
import { TeaserCard } from './teaser-card.tsx'
import './teaser.css'

interface TeaserProps {
  cards: readonly NewsCard[]
  isLoading: boolean
}

/** More news and events, newest first (specification, section 2.4). After a failure the list is empty, without a word. */
export function Teaser({ cards, isLoading }: TeaserProps) {
  const { home, loading } = useMessages()
  return (
    <section className="home-section deferred-layout home-teaser" aria-labelledby="home-teaser-title">
      <div className="wide">
        <div className="home-section-head">
          <h2 id="home-teaser-title">{home.teaser.title}</h2>
          <SiteLink to="/events" className="home-all">
            {home.teaser.all}
            <Icon name="arrow-forward" />
          </SiteLink>
        </div>
        {isLoading && cards.length === 0 && <p role="status">{loading}</p>}
        {cards.length > 0 && (
          <ul className="home-teaser-cards">
            {cards.map((card) => (
              <li key={card.key}>
                <TeaserCard card={card} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
