import type { LocalizedText } from '../../../store/read/localized-text.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { MarkedText } from './marked-text.tsx'

/** The first and the last word as found. */
function Found({ value: { text, language } }: { value: LocalizedText }) {
  const first = text.indexOf(' ')
  const last = text.lastIndexOf(' ') + 1
  return (
    <p>
      <MarkedText
        value={{
          text,
          language,
          matches: [
            [0, first],
            [last, text.length],
          ],
        }}
      />
    </p>
  )
}

function InThisLanguage() {
  const { words, localized } = useExampleWords()
  return <Found value={localized(words.longTitle)} />
}

function InAnother() {
  const { inAnotherLanguage } = useExampleWords()
  return <Found value={inAnotherLanguage(({ project }) => project)} />
}

function NothingFound() {
  const { words, language } = useExampleWords()
  return (
    <p>
      <MarkedText value={{ text: words.project, language, matches: [] }} />
    </p>
  )
}

export const examples: ComponentExamples = {
  name: 'Marked text',
  description: 'A text with the words that a search found in it, in its own language and direction.',
  examples: [
    { name: 'Two words', render: () => <InThisLanguage /> },
    { name: 'In another language', render: () => <InAnother /> },
    { name: 'Without a match', render: () => <NothingFound /> },
  ],
}
