import type { Language } from '../../languages/languages.ts'

/** What the index has of a published record in one language: the texts that it has in that language. */
export interface SearchEntry {
  language: Language
  slug: string
  /** Instant, ISO 8601. */
  date: string | null
  /** What a result shows; from another language where the record has no title, or no summary, in this one. */
  title: string
  titleLanguage: Language
  summary: string
  summaryLanguage: Language
  /** What is looked through. */
  words: { title: string; summary: string; body: string }
  /** Each of its own names as a whole (`tokensOfNames`). */
  wholeNames: readonly string[]
  /** The names by which the entry is found of what the record refers to (`tokenOf`). */
  references: readonly string[]
  /** The body's own text, for excerpts. */
  body: string
}
