import type { LocalizedText } from '../../../store/read/localized-text.ts'
import { Localized } from '../../ui/text/localized.tsx'
import './story-quote.css'

interface StoryQuoteProps {
  quote: LocalizedText
  source: LocalizedText | null
}

/** The sentence a story is remembered by, and whose it is. */
export function StoryQuote({ quote, source }: StoryQuoteProps) {
  return (
    <figure className="story-quote">
      <blockquote>
        <Localized value={quote} />
      </blockquote>
      {source && (
        <figcaption>
          <Localized value={source} />
        </figcaption>
      )}
    </figure>
  )
}
