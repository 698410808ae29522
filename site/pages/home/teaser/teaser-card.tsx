import { useMessages } from '../../../language/use-language.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import { NewsFacts } from '../home-block/news-facts.tsx'
import { NewsPicture } from '../home-block/news-picture.tsx'
import type { NewsCard } from '../home-block/read-latest.ts'
import { TeaserLink } from './teaser-link.tsx'

/** An item of the teaser: picture, day, NEWS or EVENT, title and the way to read it. */
export function TeaserCard({ card }: { card: NewsCard }) {
  const { teaser } = useMessages().home
  const titleId = `teaser-${card.type}-${card.id}`
  return (
    <article className="home-teaser-card">
      <NewsPicture card={card} sizes="(min-width: 1101px) 25rem, (min-width: 620px) 50vw, 100vw" />
      <div className="home-teaser-words">
        <NewsFacts card={card} />
        <h3 id={titleId}>
          <Localized value={card.title} />
        </h3>
        <TeaserLink card={card} describedBy={titleId}>
          {teaser.read[card.type]}
          <Icon name="arrow-forward" />
        </TeaserLink>
      </div>
    </article>
  )
}
