import { formatNumber } from '../../../languages/format.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { ColourPair } from './colours.ts'
import { useShowcaseWords } from './words.ts'

interface ColourSectionProps {
  palette: readonly { name: string; colour: string }[]
  light: readonly ColourPair[]
  dark: readonly ColourPair[]
}

/** The palette, and every pair of text and ground with its contrast. */
export function ColourSection({ palette, light, dark }: ColourSectionProps) {
  const words = useShowcaseWords()
  return (
    <section className="showcase-foundation" id="colour">
      <h3>{words.colour}</h3>
      <p className="showcase-text">{words.colourText}</p>
      <ul className="showcase-palette" lang="en" dir="ltr">
        {palette.map(({ name, colour }) => (
          <li key={name}>
            <span style={{ background: colour }} />
            <strong>{name}</strong>
            <code>{colour}</code>
          </li>
        ))}
      </ul>
      <Pairs title={words.light} pairs={light} />
      <Pairs title={words.dark} pairs={dark} />
    </section>
  )
}

function Pairs({ title, pairs }: { title: string; pairs: readonly ColourPair[] }) {
  const language = useLanguage()
  return (
    <>
      <h4>{title}</h4>
      <ul className="showcase-pairs">
        {pairs.map(({ text, ground, textColour, groundColour, contrast }) => (
          <li key={`${text}-${ground}`} style={{ color: textColour, background: groundColour }}>
            <strong>{formatNumber(Math.floor(contrast * 10) / 10, language)}</strong>
            <span lang="en" dir="ltr">
              {text} / {ground}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
