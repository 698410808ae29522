import { useMessages } from '../../../language/use-language.ts'
import type { NewsCard } from './read-latest.ts'
import './news-facts.css'

/** What a card says before its title: NEWS or EVENT, and the day. */
export function NewsFacts({ card: { type, date, day } }: { card: Pick<NewsCard, 'type' | 'date' | 'day'> }) {
  const { teaser } = useMessages().home
  return (
    <p className="news-facts">
      <span className="news-badge" data-type={type}>
        {teaser[type]}
      </span>
      {date && day && <time dateTime={date}>{day}</time>}
    </p>
  )
}
