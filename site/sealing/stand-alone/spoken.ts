import { languageCodes, languages, type Language } from '../../../languages/languages.ts'
import { element } from './elements.ts'

/** What says something in the language of the moment, and says it again when another is chosen. */
export class Spoken<Words> {
  language: Language = 'en'
  readonly #said = new Map<Node, () => void>()
  readonly #words: Readonly<Record<Language, Words>>

  constructor(words: Readonly<Record<Language, Words>>) {
    this.#words = words
  }

  get words(): Words {
    return this.#words[this.language]
  }

  /** Gives an element its text, now and in every language that is chosen later. */
  say<Said extends Node>(node: Said, text: (words: Words) => string): Said {
    const update = () => {
      node.textContent = text(this.words)
    }
    this.#said.set(node, update)
    update()
    return node
  }

  silence(node: Node): void {
    this.#said.delete(node)
    node.textContent = ''
  }

  choose(language: Language): void {
    this.language = language
    document.documentElement.lang = language
    document.documentElement.dir = languages[language].direction
    for (const update of this.#said.values()) update()
  }
}

/** The control with which a reader chooses the language. */
export function languageChoice(spoken: Spoken<unknown>): HTMLSelectElement {
  const choice = element(
    'select',
    { id: 'language' },
    ...languageCodes.map((code) => element('option', { value: code, lang: code }, languages[code].ownName)),
  )
  choice.addEventListener('change', () => {
    const language = languageCodes.find((code) => code === choice.value)
    if (language) spoken.choose(language)
  })
  return choice
}
