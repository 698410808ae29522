import { ar } from '../../ui/examples/words/ar.ts'
import { en } from '../../ui/examples/words/en.ts'
import { fa } from '../../ui/examples/words/fa.ts'
import { useShowcaseWords } from './words.ts'

const sizes = ['display', 'h1', 'h2', 'h3', 'lead', 'body', 'small'] as const

const scripts = [
  { language: 'en', direction: 'ltr', name: 'Latin', short: en.nexus, long: en.goalText },
  { language: 'ar', direction: 'rtl', name: 'Arabic', short: ar.nexus, long: ar.goalText },
  { language: 'fa', direction: 'rtl', name: 'Persian', short: fa.nexus, long: fa.goalText },
] as const

const isLong = (size: (typeof sizes)[number]) => size === 'lead' || size === 'body' || size === 'small'

/** The scale of type in the three scripts. */
export function TypeSection() {
  const words = useShowcaseWords()
  return (
    <section className="showcase-foundation" id="type">
      <h3>{words.type}</h3>
      <p className="showcase-text">{words.typeText}</p>
      {scripts.map(({ language, direction, name, short, long }) => (
        <div key={language} className="showcase-type">
          <p className="showcase-example-name" lang="en" dir="ltr">
            {name}
          </p>
          {sizes.map((size) => (
            <div key={size} className="showcase-type-line">
              <code lang="en">{size}</code>
              <p lang={language} dir={direction} className={`showcase-type-${size}`}>
                {isLong(size) ? long : short}
              </p>
            </div>
          ))}
        </div>
      ))}
    </section>
  )
}
