import type { ValueInWords } from '../../loading/value-in-words.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import './value-and-age.css'

/** A value with its age under it; where there is none, the words for that. */
export function ValueAndAge({ inWords }: { inWords: ValueInWords | null }) {
  const { noValue } = useFigureMessages()
  if (!inWords) return <span className="no-value">{noValue}</span>
  return (
    <span className="value-and-age">
      <span className="value-figure">
        <bdi>{inWords.value}</bdi>
      </span>{' '}
      <span className="value-age">{inWords.age}</span>
    </span>
  )
}
