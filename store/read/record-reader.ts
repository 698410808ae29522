import { isLanguage, languages, type Language } from '../../languages/languages.ts'
import type { LocalizedText } from './localized-text.ts'
import { isFields, type Fields } from '../fields.ts'

/** A stored record does not have the shape that the code expects; the message names the field. */
export class UnexpectedRecordError extends Error {}

function required(name: string, value: string | null): string {
  if (value === null) throw new UnexpectedRecordError(`A record has no ${name}`)
  return value
}

/**
 * Reads one stored record, given in all languages, for a visitor in one language. Each text falls back on its own:
 * the language asked for, then the others in the order of the table of languages.
 */
export class RecordReader {
  readonly language: Language
  readonly #fields: Fields
  readonly #fallbacks: readonly Language[]

  constructor(document: unknown, language: Language, fallbacks = languages[language].fallbacks) {
    if (!isFields(document)) throw new UnexpectedRecordError('A record is not an object')
    this.#fields = document
    this.language = language
    this.#fallbacks = fallbacks
  }

  /** The record's id as the text that stands in addresses. */
  get id(): string {
    const { id } = this.#fields
    if (typeof id !== 'number' && typeof id !== 'string')
      throw new UnexpectedRecordError('A record has no id')
    return String(id)
  }

  /** The same record, its texts falling back in another order. */
  fallingBackTo(fallbacks: readonly Language[]): RecordReader {
    return new RecordReader(this.#fields, this.language, fallbacks)
  }

  /** A localized field's value in one language exactly, or nothing. */
  textIn(name: string, language: Language): string | null {
    const value = this.#fields[name]
    const text = isFields(value) ? value[language] : undefined
    return typeof text === 'string' && text.trim() !== '' ? text : null
  }

  /** A text in the visitor's language alone, where another field stands in for a missing one. */
  ownText(name: string): LocalizedText | null {
    const text = this.textIn(name, this.language)
    return text === null ? null : { text, language: this.language }
  }

  text(name: string): LocalizedText | null {
    for (const language of [this.language, ...this.#fallbacks]) {
      const text = this.textIn(name, language)
      if (text !== null) return { text, language }
    }
    return null
  }

  /** A text that publishing requires. An empty one can only stand in a preview of a draft. */
  requiredText(name: string): LocalizedText {
    return this.text(name) ?? { text: '–', language: this.language }
  }

  /** A localized field's values, in the order in which the languages stand in for one another. */
  inOrder(name: string): { language: Language; value: unknown }[] {
    const values = this.#fields[name]
    if (!isFields(values)) return []
    return [this.language, ...this.#fallbacks].map((language) => ({ language, value: values[language] }))
  }

  /** A field that is the same in every language. */
  plain(name: string): string | null {
    const value = this.#fields[name]
    return typeof value === 'string' && value !== '' ? value : null
  }

  requiredPlain(name: string): string {
    return required(name, this.plain(name))
  }

  oneOf<Value extends string>(name: string, values: readonly Value[]): Value {
    const value = values.find((candidate) => candidate === this.#fields[name])
    if (value === undefined)
      throw new UnexpectedRecordError(`A record's ${name} is not one of ${values.join(', ')}`)
    return value
  }

  /** The values of a field that holds several. */
  texts(name: string): string[] {
    const value = this.#fields[name]
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  }

  isChecked(name: string): boolean {
    return this.#fields[name] === true
  }

  number(name: string): number | null {
    const value = this.#fields[name]
    return typeof value === 'number' ? value : null
  }

  /** An instant as ISO 8601 in UTC. */
  moment(name: string): string | null {
    const value = this.plain(name)
    if (value === null) return null
    const milliseconds = Date.parse(value)
    return Number.isNaN(milliseconds) ? null : new Date(milliseconds).toISOString()
  }

  requiredMoment(name: string): string {
    return required(name, this.moment(name))
  }

  /** A calendar day as `YYYY-MM-DD`. */
  day(name: string): string | null {
    return this.moment(name)?.slice(0, 10) ?? null
  }

  languageCode(name: string): Language {
    const value = this.#fields[name]
    if (!isLanguage(value)) throw new UnexpectedRecordError(`A record's ${name} is not a language`)
    return value
  }

  /** A related record; nothing when there is none, or when visitors may not see it. */
  related<Value>(name: string, read: (reader: RecordReader) => Value): Value | null {
    const value = this.#fields[name]
    return isFields(value) ? read(new RecordReader(value, this.language)) : null
  }

  /** Related records, or rows of a list, in the editor's order; those that visitors may not see are left out. */
  list<Value>(name: string, read: (reader: RecordReader) => Value): Value[] {
    const value = this.#fields[name]
    if (!Array.isArray(value)) return []
    return value
      .filter(isFields)
      .map((fields) => read(new RecordReader(fields, this.language, this.#fallbacks)))
  }

  /** A group of fields inside the record. */
  group(name: string): RecordReader | null {
    return this.related(name, (reader) => reader)
  }
}
