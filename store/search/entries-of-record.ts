import { languageCodes, type Language } from '../../languages/languages.ts'
import { fallbacksOf, type NamedKind, type SearchedKind } from './searched-kinds.ts'
import { tokensOfNames } from './exact-names.ts'
import { tokenOf } from './named-records.ts'
import type { SearchEntry } from './search-entry.ts'
import { textOfRichText } from '../rich-text/text-of-rich-text.ts'
import { isFields, type Fields } from '../fields.ts'

/**
 * The index's entries of one record, given as the database stores it, in all languages: one for each language in which it
 * has a text of its own.
 */
export function entriesOfRecord(kind: SearchedKind, record: unknown): SearchEntry[] {
  if (!isFields(record)) return []
  const slug = typeof record.slug === 'string' ? record.slug : ''
  const date = kind.date === undefined ? null : momentOf(record[kind.date])
  const shared = (kind.inEveryLanguage ?? []).flatMap((path) => textsAt(record, path)).join('\n')
  const number = kind.numbered && record[kind.numbered.by]
  const numbers =
    typeof number === 'number' ? (kind.numbered?.as ?? []).map((acronym) => `${acronym} ${number}`) : []
  const first = (paths: readonly string[], language: Language) => textIn(record, paths.slice(0, 1), language)
  const entries = languageCodes.flatMap((language): SearchEntry[] => {
    const own = {
      title: textIn(record, kind.titles, language),
      summary: textIn(record, kind.summaries, language, ' · '),
      body: textIn(record, kind.bodies, language),
    }
    if (own.title === '' && own.summary === '' && own.body === '') return []
    const alsoFoundBy = [textIn(record, kind.alsoFoundBy ?? [], language), ...numbers].join('\n')
    const kindWords = kind.calledBy?.[language] ?? ''
    const order = [language, ...fallbacksOf(kind, language)]
    const titleLanguage = order.find((candidate) => first(kind.titles, candidate) !== '') ?? language
    const summaryLanguage =
      order.find((candidate) => textIn(record, kind.summaries, candidate) !== '') ?? language
    return [
      {
        language,
        slug,
        date,
        title: first(kind.titles, titleLanguage) || '–',
        titleLanguage,
        summary: textIn(record, kind.summaries, summaryLanguage, ' · '),
        summaryLanguage,
        body: own.body,
        words: {
          ...own,
          title: `${own.title}\n${alsoFoundBy}`,
          body: `${own.body}\n${shared}\n${kindWords}`,
        },
        wholeNames: tokensOfNames(own.title, alsoFoundBy),
        references: [],
      },
    ]
  })
  return withReferences(kind, entries, referencesOf(kind, record))
}

interface Reference {
  kind: NamedKind
  id: number
}

/** The records that it refers to, which the database gives by their ids. */
function referencesOf({ refersTo = {} }: SearchedKind, record: Fields): Reference[] {
  return Object.entries(refersTo).flatMap(([field, kind]) =>
    [record[field]].flat().flatMap((id) => (typeof id === 'number' ? [{ kind, id }] : [])),
  )
}

/**
 * Each name once, in the entry that visitors of its language are shown: a frequent name in the entries of all languages
 * would make a search four times as long.
 */
function withReferences(
  kind: SearchedKind,
  entries: readonly SearchEntry[],
  references: readonly Reference[],
): SearchEntry[] {
  return entries.map((entry) => ({
    ...entry,
    references: languageCodes
      .filter((language) => entryFor(language, kind, entries) === entry)
      .flatMap((language) => references.map((named) => tokenOf(named.kind, named.id, language))),
  }))
}

function entryFor(
  language: Language,
  kind: SearchedKind,
  entries: readonly SearchEntry[],
): SearchEntry | undefined {
  const order = [language, ...fallbacksOf(kind, language)]
  return order.flatMap((code) => entries.find((entry) => entry.language === code) ?? [])[0]
}

function textIn(record: Fields, paths: readonly string[], language: Language, between = '\n'): string {
  return paths
    .flatMap((path) => textsAt(record, path, language))
    .filter((text) => text !== '')
    .join(between)
}

/** The texts at a path: those of a localized field in a language, or of a plain one. */
function textsAt(value: unknown, path: string, language?: Language): string[] {
  if (!isFields(value)) return []
  const [name = '', ...rest] = path.split('.')
  const field = value[name]
  if (rest.length > 0) {
    return Array.isArray(field) ? field.flatMap((row) => textsAt(row, rest.join('.'), language)) : []
  }
  const text = language === undefined ? field : isFields(field) ? field[language] : undefined
  if (typeof text === 'string') return [text.trim()]
  return isFields(text) ? [textOfRichText(text)] : []
}

function momentOf(value: unknown): string | null {
  if (typeof value !== 'string' && !(value instanceof Date)) return null
  const milliseconds = new Date(value).getTime()
  return Number.isNaN(milliseconds) ? null : new Date(milliseconds).toISOString()
}
