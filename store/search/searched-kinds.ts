import type { CollectionSlug, Payload } from 'payload'
import { kindsWith, type KindWith } from '../../languages/declared-kinds.ts'
import { arabicBeforeEnglishInPersian, languages, type Language } from '../../languages/languages.ts'

/** A kind by whose names the records that refer to it are found. */
export type NamedKind = KindWith<'namesOthers'>['collection']

/** What of a kind's records is searched. A path such as `agenda.title` leads through rows. */
export interface SearchedFields {
  /** Localized; the first is what a result shows. */
  titles: readonly [string, ...string[]]
  /** Localized. The first with a text is what a result shows where no better place is found. */
  summaries: readonly string[]
  /** Localized, plain or rich. */
  bodies: readonly string[]
  /** Localized: words that staff gave it to be found by, in place of a title that no result shows. */
  alsoFoundBy?: readonly string[]
  /** The same in every language: numbers, names. */
  inEveryLanguage?: readonly string[]
  /** Words that mean any record of the kind, each of which finds all of them. */
  calledBy?: Readonly<Record<Language, string>>
  /** The field with a record's number in a series, and the acronyms that people write before it: COP 20. */
  numbered?: { by: string; as: readonly string[] }
  /** What of other records it is also found by: the names of those that these fields refer to. */
  refersTo?: Readonly<Record<string, NamedKind>>
  /** The day or moment that a result shows. */
  date?: string
  /** The moment until which something can be sent for it, and a field by which that ends as soon as it has a value. */
  closes?: { at: string; endedBy?: string }
  /** The moment at which what nothing is sent for is over. */
  endsAt?: string
  /** Persian falls back to Arabic before English (specification, section 5). */
  arabicBeforeEnglishInPersian?: true
}

declare module 'payload' {
  interface CollectionCustom {
    searched?: SearchedFields
  }
}

/** A collection with what of it is searched. */
export interface SearchedKind extends SearchedFields {
  collection: CollectionSlug
}

/** Languages that stand in, in this order, for a missing text of a kind's records. */
export function fallbacksOf(
  kind: Pick<SearchedFields, 'arabicBeforeEnglishInPersian'> | undefined,
  language: Language,
): readonly Language[] {
  return kind?.arabicBeforeEnglishInPersian
    ? arabicBeforeEnglishInPersian(language)
    : languages[language].fallbacks
}

/** The same for the records of a collection, whether visitors search them or not. */
export function fallbacksOfCollection(
  { collections }: Payload,
  collection: CollectionSlug,
  language: Language,
): readonly Language[] {
  return fallbacksOf(collections[collection].config.custom.searched, language)
}

/** Every kind whose records visitors search, as the content model says. */
export function searchedKinds({ config }: Payload): SearchedKind[] {
  return config.collections.flatMap(({ slug, custom }) =>
    custom?.searched ? [{ collection: slug, ...custom.searched }] : [],
  )
}

/** A kind that the search of the whole site finds. */
export type SiteSearchKind = KindWith<'name'>['collection']

/** Kinds that the search of the whole site finds, in the order in which it offers them. */
export const siteSearchKinds: readonly SiteSearchKind[] = kindsWith('name').map(
  ({ collection }) => collection,
)

/** Those of them whose records are shown with others on one page: of equal matches, one with a page of its own is meant. */
export const kindsWithoutPages: readonly SiteSearchKind[] = kindsWith('name')
  .filter((kind) => !('folder' in kind))
  .map(({ collection }) => collection)

/** Kinds of what other records are about, and that have a page of their own: of those of one name, it is meant. */
export const subjectsWithPages: readonly SiteSearchKind[] = kindsWith('namesOthers')
  .filter((kind) => 'folder' in kind)
  .flatMap(({ collection }) => siteSearchKinds.find((kind) => kind === collection) ?? [])

/** Kinds by whose names the records that refer to them are found. */
export const namedKinds: readonly NamedKind[] = kindsWith('namesOthers').map(({ collection }) => collection)

/** Whether a word from outside names a kind of the site's search. */
export function isSiteSearchKind(value: unknown): value is SiteSearchKind {
  return siteSearchKinds.some((kind) => kind === value)
}
