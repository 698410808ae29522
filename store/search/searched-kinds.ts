import type { CollectionSlug } from 'payload'

/**
 * Kinds by whose names the records that refer to them are found. A search looks through all of these names: kinds of
 * which there are many (projects, news) don't belong here.
 */
export const namedKinds = ['topics', 'countries', 'partners', 'programs', 'cop'] as const
export type NamedKind = (typeof namedKinds)[number]

const topics = { topics: 'topics' } as const
const topicsAndCountries = { topics: 'topics', countries: 'countries' } as const

/** What of a kind's records is searched. A path such as `agenda.title` leads through rows. */
export interface SearchedKind {
  collection: CollectionSlug
  /** Localized; the first is what a result shows. */
  titles: readonly [string, ...string[]]
  /** Localized. The first with a text is what a result shows where no better place is found. */
  summaries: readonly string[]
  /** Localized, plain or rich. */
  bodies: readonly string[]
  /** The same in every language: numbers, names. */
  inEveryLanguage?: readonly string[]
  /** What of other records it is also found by: the names of those that these fields refer to. */
  refersTo?: Readonly<Record<string, NamedKind>>
  /** The day or moment that a result shows. */
  date?: string
  /** Found only in its own list: no page is about such a record. */
  onlyInItsList?: true
  /** Shown with others on one page: of equal matches, a record with a page of its own is meant. */
  hasNoPageOfItsOwn?: true
  /** Persian falls back to Arabic before English (specification, section 5). */
  arabicBeforeEnglishInPersian?: true
}

/** Every kind whose records visitors search, in the order in which results offer them. */
export const searchedKinds = [
  { collection: 'pages', titles: ['title'], summaries: ['lead', 'metaDescription'], bodies: ['body'] },
  {
    collection: 'projects',
    titles: ['title', 'shortTitle'],
    summaries: ['summary'],
    bodies: ['body', 'donor', 'developmentPartner', 'results.label'],
    refersTo: { ...topicsAndCountries, partners: 'partners', program: 'programs' },
    arabicBeforeEnglishInPersian: true,
  },
  {
    collection: 'programs',
    titles: ['title'],
    summaries: ['summary'],
    bodies: ['body'],
    refersTo: topics,
    hasNoPageOfItsOwn: true,
  },
  {
    collection: 'news',
    titles: ['title'],
    summaries: ['summary'],
    bodies: ['body'],
    refersTo: topicsAndCountries,
    date: 'date',
  },
  {
    collection: 'events',
    titles: ['title'],
    summaries: ['summary', 'place'],
    bodies: ['body', 'agenda.title', 'speakers.role', 'speakers.affiliation', 'outcome'],
    refersTo: topicsAndCountries,
    date: 'startsAt',
  },
  {
    collection: 'publications',
    titles: ['title'],
    summaries: ['summary'],
    bodies: ['body', 'authors.translatedName'],
    refersTo: topicsAndCountries,
    inEveryLanguage: ['authors.name', 'isbn', 'doi'],
    date: 'publishedOn',
  },
  {
    collection: 'stories',
    titles: ['title'],
    summaries: ['summary'],
    bodies: ['body', 'quote', 'quoteSource'],
    refersTo: topicsAndCountries,
    date: 'date',
  },
  {
    collection: 'tenders',
    titles: ['title'],
    summaries: ['description', 'location'],
    bodies: ['duration', 'documents.title'],
    refersTo: topicsAndCountries,
    inEveryLanguage: ['referenceNumber'],
    date: 'issueDate',
    arabicBeforeEnglishInPersian: true,
  },
  {
    collection: 'vacancies',
    titles: ['title'],
    summaries: ['summary', 'location'],
    bodies: ['body', 'requirements', 'department'],
    inEveryLanguage: ['grade'],
    date: 'postedAt',
  },
  {
    collection: 'countries',
    titles: ['name'],
    summaries: ['summary'],
    bodies: ['waterFigures.label'],
    inEveryLanguage: ['code'],
  },
  {
    collection: 'member-states',
    titles: ['title'],
    summaries: ['instituteName', 'description', 'location'],
    bodies: ['rank'],
    refersTo: { country: 'countries' },
    hasNoPageOfItsOwn: true,
  },
  {
    collection: 'partners',
    titles: ['title'],
    summaries: ['summary'],
    bodies: [],
    refersTo: { country: 'countries' },
    hasNoPageOfItsOwn: true,
  },
  {
    collection: 'team-members',
    titles: ['title', 'name'],
    summaries: ['department', 'responsibilities'],
    bodies: [],
    hasNoPageOfItsOwn: true,
  },
  {
    collection: 'cop',
    titles: ['title'],
    summaries: ['summary', 'place'],
    bodies: ['body'],
    date: 'startsOn',
    hasNoPageOfItsOwn: true,
  },
  {
    collection: 'cop-news',
    titles: ['title'],
    summaries: ['summary'],
    bodies: ['body'],
    refersTo: { conference: 'cop' },
    date: 'date',
  },
  {
    collection: 'press-items',
    titles: ['title'],
    summaries: ['summary', 'outlet'],
    bodies: [],
    refersTo: topics,
    date: 'date',
    hasNoPageOfItsOwn: true,
  },
  {
    collection: 'culture-gallery-images',
    titles: ['title'],
    summaries: ['description'],
    bodies: [],
    refersTo: { countries: 'countries' },
    date: 'takenOn',
  },
  {
    collection: 'topics',
    titles: ['title'],
    summaries: ['description'],
    bodies: [],
    onlyInItsList: true,
  },
  {
    collection: 'sliders',
    titles: ['title'],
    summaries: ['description'],
    bodies: ['linkTitle'],
    onlyInItsList: true,
  },
  {
    collection: 'our-impacts',
    titles: ['title'],
    summaries: ['description'],
    bodies: [],
    refersTo: { topic: 'topics' },
    inEveryLanguage: ['value'],
    onlyInItsList: true,
  },
  {
    collection: 'oic-system-charts',
    titles: ['title'],
    summaries: ['description'],
    bodies: ['nodes.label'],
    onlyInItsList: true,
  },
] as const satisfies readonly SearchedKind[]

type AnySearchedKind = (typeof searchedKinds)[number]

/** A kind that the search of the whole site finds. */
export type SiteSearchKind = Exclude<AnySearchedKind, { onlyInItsList: true }>['collection']

function isOnTheSite(kind: AnySearchedKind): kind is Exclude<AnySearchedKind, { onlyInItsList: true }> {
  return !('onlyInItsList' in kind)
}

/** Kinds that the search of the whole site finds. */
export const siteSearchKinds: readonly SiteSearchKind[] = searchedKinds
  .filter(isOnTheSite)
  .map(({ collection }) => collection)

/** Those of them whose records are shown with others on one page. */
export const kindsWithoutPages: readonly SiteSearchKind[] = searchedKinds
  .filter(isOnTheSite)
  .filter((kind) => 'hasNoPageOfItsOwn' in kind)
  .map(({ collection }) => collection)

/** How a kind is searched; nothing for one that is not. */
export function searchedKind(collection: string): SearchedKind | undefined {
  return searchedKinds.find((kind) => kind.collection === collection)
}

/** Whether a word from outside names a kind of the site's search. */
export function isSiteSearchKind(value: unknown): value is SiteSearchKind {
  return siteSearchKinds.some((kind) => kind === value)
}
