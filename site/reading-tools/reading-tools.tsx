import { useMessages } from '../language/use-language.ts'
import { readingChoices, type ReadingPreference } from './reading-preference.ts'
import { chooseReading, useReading } from './use-reading.ts'
import './reading-tools.css'

/** Text size, contrast and rest, for readers whose device does not say it for them. Needs scripts, and shows only then. */
export function ReadingTools() {
  const { reading: words } = useMessages().sections
  const chosen = useReading()
  const choose = (change: Partial<ReadingPreference>) => chooseReading({ ...chosen, ...change })
  const isMore = chosen.contrast === 'more'
  const isCalm = chosen.motion === 'calm'
  return (
    <section className="reading-tools" aria-label={words.label}>
      <div className="reading-tools-group" role="group" aria-label={words.textSize}>
        <span className="reading-tools-label" aria-hidden="true">
          {words.textSize}
        </span>
        {readingChoices.textSize.map((size) => (
          <button
            key={size}
            type="button"
            aria-pressed={chosen.textSize === size}
            onClick={() => choose({ textSize: size })}
          >
            {words.sizes[size]}
          </button>
        ))}
      </div>
      <div className="reading-tools-group">
        <button
          type="button"
          aria-pressed={isMore}
          onClick={() => choose({ contrast: isMore ? 'usual' : 'more' })}
        >
          {words.contrast}
        </button>
        <button
          type="button"
          aria-pressed={isCalm}
          onClick={() => choose({ motion: isCalm ? 'usual' : 'calm' })}
        >
          {words.calm}
        </button>
      </div>
      <p className="reading-tools-note">{words.note}</p>
    </section>
  )
}
