import type { FoundText } from '../../../store/search/search-site.ts'
import { languages } from '../../../languages/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import './marked-text.css'

/** A text with the words that a search found in it. It keeps its own language and direction. */
export function MarkedText({ value }: { value: Pick<FoundText, 'text' | 'language' | 'matches'> }) {
  const language = useLanguage()
  const own = value.language === language
  return (
    <bdi {...(!own && { lang: value.language, dir: languages[value.language].direction })}>
      {piecesOf(value).map(({ text, start, isFound }) =>
        isFound ? (
          <mark key={start} className="marked-text">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </bdi>
  )
}

interface Piece {
  text: string
  start: number
  isFound: boolean
}

function piecesOf({ text, matches }: Pick<FoundText, 'text' | 'matches'>): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const [start, end] of matches) {
    if (start > at) pieces.push({ text: text.slice(at, start), start: at, isFound: false })
    pieces.push({ text: text.slice(start, end), start, isFound: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at, isFound: false })
  return pieces
}
