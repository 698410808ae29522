import { languages, type Language } from '../../../languages/languages.ts'

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
