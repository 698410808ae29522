import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { RawSql } from '../database/raw-sql.ts'
import type { SearchEntry } from './search-entry.ts'
import { withoutArticle } from './without-article.ts'
import { foldLetters } from './fold-letters.ts'
import { fewestLettersOfWord } from './near-spellings.ts'
import { wordsOf } from './words.ts'

interface VocabularyWord {
  language: string
  /** Folded. */
  word: string
  /** The same from its end, so that words that end alike are found together. */
  reversed: string
  /** As a text of the site writes it. */
  written: string
  /** How sure its first letter is: small inside a sentence, a capital there, or seen only where every word has one. */
  doubt: 0 | 1 | 2
}

const longestWord = 40

/**
 * What puts the words of entries into the vocabulary that near spellings are taken from. Words stay in it when the last
 * text with them goes: whoever takes one asks the index whether it is still found. In one order, so that two changes
 * made at the same time wait for one another rather than both for ever.
 */
export function vocabularyStatements(dialect: RawSql['dialect'], entries: readonly SearchEntry[]): SQL[] {
  const words = [...wordsOfEntries(entries).values()].toSorted((one, other) =>
    keyOf(one) < keyOf(other) ? -1 : 1,
  )
  if (words.length === 0) return []
  const surer = words.filter(({ doubt }) => doubt < 2)
  return [
    sql`INSERT INTO search_vocabulary (language, word, reversed, written, doubt)
      SELECT language, word, reversed, written, doubt FROM ${rowsOf(dialect, words)}
      WHERE true ON CONFLICT (word, language) DO NOTHING`,
    ...(surer.length === 0
      ? []
      : [
          sql`UPDATE search_vocabulary SET written = given.written, doubt = given.doubt FROM ${rowsOf(dialect, surer)}
            WHERE search_vocabulary.word = given.word AND search_vocabulary.language = given.language
              AND search_vocabulary.doubt > given.doubt`,
        ]),
  ]
}

function wordsOfEntries(entries: readonly SearchEntry[]): ReadonlyMap<string, VocabularyWord> {
  const words = new Map<string, VocabularyWord>()
  const add = (language: string, word: string, written: string, isFirst: boolean) => {
    if (!isOfVocabulary(word)) return
    const key = keyOf({ language, word })
    const doubt = !/^\p{Lu}/u.test(written) ? 0 : isFirst ? 2 : 1
    const known = words.get(key)
    if (known && known.doubt <= doubt) return
    const isUsual = /^\p{Lu}\p{Ll}/u.test(written)
    words.set(key, {
      language,
      word,
      reversed: reverse(word),
      written: doubt === 2 && isUsual ? written.toLowerCase() : written,
      doubt,
    })
  }
  for (const { language, words: texts } of entries) {
    for (const text of Object.values(texts)) {
      for (const { folded, start, end } of wordsOf(text)) {
        const written = text.slice(start, end)
        add(language, folded, written, isFirstWord(text, start))
        const bare = withoutArticle(folded)
        if (bare === undefined) continue
        const bareWritten = writtenWithoutArticle(written, bare)
        if (bareWritten !== undefined) add(language, bare, bareWritten, false)
      }
    }
  }
  return words
}

/** Whether a folded word is of the sort that the vocabulary has. */
export function isOfVocabulary(word: string): boolean {
  return word.length >= fewestLettersOfWord && word.length <= longestWord && !/\d/u.test(word)
}

/** Whether a word begins a text, a line or a sentence. */
function isFirstWord(text: string, start: number): boolean {
  let before = start - 1
  while (before >= 0 && /[^\p{L}\p{N}.!?…:\n]/u.test(text.charAt(before))) before -= 1
  return before < 0 || !/[\p{L}\p{N}]/u.test(text.charAt(before))
}

/** The end of a written word that folds to its bare form, if one does. */
function writtenWithoutArticle(written: string, bare: string): string | undefined {
  for (let start = 1; start < written.length; start += 1) {
    const end = written.slice(start)
    if (/^\p{L}/u.test(end) && foldLetters(end) === bare) return end
  }
  return undefined
}

function keyOf({ language, word }: Pick<VocabularyWord, 'language' | 'word'>): string {
  return `${word} ${language}`
}

/** A word's letters from the last to the first. */
export function reverse(word: string): string {
  return Array.from(word).toReversed().join('')
}

/** Rows of words as a table named `given`. */
function rowsOf(dialect: RawSql['dialect'], words: readonly VocabularyWord[]): SQL {
  const json = JSON.stringify(words)
  return dialect === 'sqlite'
    ? sql`(SELECT value->>'language' AS language, value->>'word' AS word, value->>'reversed' AS reversed,
        value->>'written' AS written, value->>'doubt' AS doubt FROM json_each(${json})) AS given`
    : sql`json_to_recordset(CAST(${json} AS json))
        AS given (language text, word text, reversed text, written text, doubt integer)`
}
