import { useMessages } from '../../../language/use-language.ts'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import { desktop, tablet } from '../../../ui/styles/breakpoints.ts'
import { NewsFacts } from './news-facts.tsx'
import { NewsPicture } from './news-picture.tsx'
import { addressOfHomeItem } from './normalize-home-item.ts'
import type { NewsCard } from './read-latest.ts'
import './home-block.css'

interface HomeBlockProps {
  cards: readonly NewsCard[]
  isLoading: boolean
}

/** The latest of news and events, the newest largest (specification, section 2.6). Nothing when there is none. */
export function HomeBlock({ cards, isLoading }: HomeBlockProps) {
  const { home, loading } = useMessages()
  if (cards.length === 0 && !isLoading) return null
  return (
    <section className="home-section deferred-layout home-block" aria-labelledby="home-block-title">
      <div className="wide">
        <div className="home-section-head">
          <h2 id="home-block-title">{home.latest.title}</h2>
        </div>
        {cards.length === 0 ? (
          <p role="status">{loading}</p>
        ) : (
          <ul className="home-block-cards">
            {cards.map((card, index) => (
              <li key={card.key}>
                <article className="home-block-card">
                  <NewsPicture
                    card={card}
                    sizes={index === 0 ? `${desktop} 46rem, 100vw` : `${tablet} 22rem, 100vw`}
                  />
                  <div className="home-block-words">
                    <NewsFacts card={card} />
                    <h3>
                      <SiteLink to={addressOfHomeItem(card)}>
                        <Localized value={card.title} />
                      </SiteLink>
                    </h3>
                  </div>
                </article>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
