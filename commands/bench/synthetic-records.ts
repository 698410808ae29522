import { languageCodes, type Language } from '../../languages/languages.ts'
import { tokensOfNames } from '../../store/search/exact-names.ts'
import type { SearchEntry } from '../../store/search/search-entry.ts'
import { tokenOf } from '../../store/search/named-records.ts'
import { namedKinds, siteSearchKinds } from '../../store/search/searched-kinds.ts'
import type { IndexedRecord } from '../../store/search/write-entries.ts'

const letters: Readonly<Record<Language, string>> = {
  en: 'etaoinshrdlucmfwyp',
  fr: 'esaitnrulodcpmévqà',
  ar: 'ابتجحدرسشعفقكلمنهوية',
  fa: 'ابپتجدرسشعفقکگلمنهوی',
}

const vocabularySize = 6000
/** How many topics, and countries, there are for the other records to refer to. */
const topics = 20
const countries = 80

const kindsThatAreMany = siteSearchKinds.filter((kind) => !namedKinds.some((named) => named === kind))

/** The same numbers from 0 to 1 on each run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Made-up records in four languages, about as long as the network's own; a few words are common and most are rare. */
export class SyntheticRecords {
  readonly #random = seededRandom(1987)
  readonly #vocabularies: Readonly<Record<Language, readonly string[]>>

  constructor() {
    const vocabulary = (language: Language, first: string) => [
      first,
      ...Array.from({ length: vocabularySize }, () => this.#makeWord(language)),
    ]
    this.#vocabularies = {
      en: vocabulary('en', 'water'),
      ar: vocabulary('ar', 'المياه'),
      fr: vocabulary('fr', 'l’eau'),
      fa: vocabulary('fa', 'آب‌های'),
    }
  }

  /** A word by how common it is, 0 being in nearly every record. */
  word(language: Language, rank: number): string {
    return this.#vocabularies[language][rank] ?? ''
  }

  /** What records refer to. */
  named(): IndexedRecord[] {
    const some = (kind: 'topics' | 'countries', count: number) =>
      Array.from({ length: count }, (_, index) => this.#made(kind, index + 1, () => [], [3, 20, 0]))
    // Topics have words that many texts have, countries names of their own.
    const named = some('countries', countries).map((country) => ({
      ...country,
      entries: country.entries.map((entry) => {
        const title = this.word(entry.language, vocabularySize - country.id)
        return { ...entry, title, words: { ...entry.words, title } }
      }),
    }))
    return [...some('topics', topics), ...named]
  }

  record(number: number): IndexedRecord {
    const kind = kindsThatAreMany[number % kindsThatAreMany.length] ?? 'news'
    return this.#made(
      kind,
      number,
      (language) => [
        tokenOf('topics', (number % topics) + 1, language),
        tokenOf('topics', ((number * 7) % topics) + 1, language),
        tokenOf('countries', (number % countries) + 1, language),
      ],
      [8, 28, 260],
    )
  }

  #made(
    kind: string,
    number: number,
    references: (language: Language) => readonly string[],
    lengths: readonly [title: number, summary: number, body: number],
  ): IndexedRecord {
    return {
      kind,
      id: number,
      updatedAt: '2026-01-01T00:00:00.000Z',
      entries: languageCodes.map((language) => this.#entry(language, number, references(language), lengths)),
    }
  }

  #entry(
    language: Language,
    number: number,
    references: readonly string[],
    [ofTitle, ofSummary, ofBody]: readonly [title: number, summary: number, body: number],
  ): SearchEntry {
    const title = this.#text(language, ofTitle)
    const summary = this.#text(language, ofSummary)
    const body = this.#text(language, ofBody)
    return {
      language,
      slug: `record-${number}`,
      date: new Date(Date.UTC(2000, 0, 1 + (number % 9000))).toISOString(),
      title,
      titleLanguage: language,
      summary,
      summaryLanguage: language,
      body,
      words: { title, summary, body },
      wholeNames: tokensOfNames(title, ''),
      references,
    }
  }

  #text(language: Language, words: number): string {
    return Array.from({ length: words }, () =>
      this.word(language, Math.floor(this.#random() ** 4 * vocabularySize)),
    ).join(' ')
  }

  #makeWord(language: Language): string {
    const alphabet = letters[language]
    const length = 3 + Math.floor(this.#random() * 7)
    return Array.from({ length }, () => alphabet[Math.floor(this.#random() * alphabet.length)]).join('')
  }
}
