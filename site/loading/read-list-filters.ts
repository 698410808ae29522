import type { CollectionSlug } from 'payload'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { countOptions, countRecords } from '../../store/read/count-options.ts'
import { collectionOfOptions } from '../../store/read/list-rows.ts'
import {
  isLookupKind,
  readLookupKind,
  readPresentSlug,
  readPublished,
} from '../../store/read/read-published.ts'
import type { Reading } from '../../store/read/reading.ts'
import { RecordReader } from '../../store/read/record-reader.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { fallbacksOfCollection } from '../../store/search/searched-kinds.ts'
import { suggestSpelling } from '../../store/search/suggest-spelling.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import { compareNames, formatYear } from '../../languages/format.ts'
import { messagesOf } from '../language/loaded-messages.ts'
import { choiceLabels } from './choice-labels.ts'
import type { ActiveFilter, Facet, FilterName, FilterOption, NearSpelling } from './list-filters.ts'
import { searchOfList, withoutFilter, type ListQuery } from './list-query.ts'

interface NamedReference {
  slug: string
  code: string | null
  label: LocalizedText
}

type Wanted = { slugs: readonly string[] } | { slugOrCode: string }

function isWanted({ slug, code }: NamedReference, wanted: Wanted): boolean {
  if ('slugs' in wanted) return wanted.slugs.includes(slug)
  return slug === wanted.slugOrCode || code === wanted.slugOrCode.toLowerCase()
}

/** Records that are options of a filter, by slug or code. */
async function readReferences(
  reading: Reading,
  collection: CollectionSlug,
  wanted: Wanted,
): Promise<NamedReference[]> {
  const slugs = 'slugs' in wanted ? [...wanted.slugs] : [wanted.slugOrCode]
  const documents = isLookupKind(collection)
    ? await readLookupKind(reading, collection)
    : (await readPublished(reading, { collection, where: { slug: { in: slugs } }, depth: 0 })).documents
  return named(reading, collection, documents).filter((reference) => isWanted(reference, wanted))
}

function named(
  { payload, language }: Reading,
  collection: CollectionSlug,
  documents: readonly unknown[],
): NamedReference[] {
  const fallbacks = fallbacksOfCollection(payload, collection, language)
  return documents.map((document) => {
    const reader = new RecordReader(document, language, fallbacks)
    return {
      slug: reader.requiredPlain('slug'),
      code: reader.plain('code'),
      label: reader.text('title') ?? reader.requiredText('name'),
    }
  })
}

/** One record that is an option of a filter, by its slug, a former slug or its code. */
async function readReference(
  reading: Reading,
  collection: CollectionSlug,
  slugOrCode: string,
): Promise<NamedReference | undefined> {
  const [found] = await readReferences(reading, collection, { slugOrCode })
  if (found) return found
  const slug = await readPresentSlug(reading, collection, slugOrCode)
  return slug === undefined ? undefined : (await readReferences(reading, collection, { slugs: [slug] }))[0]
}

/** The same query with each record named by its slug, and without those that are not there: they are ignored. */
export async function readOptionalReferences(
  kind: ContentKind<unknown>,
  reading: Reading,
  query: ListQuery,
): Promise<ListQuery> {
  const checked = await Promise.all(
    query.filters.map(async ([name, value]) => {
      const collection = collectionOfOptions(kind, reading, name)
      if (!collection) return [[name, value] as const]
      const found = await readReference(reading, collection, value)
      return found ? [[name, found.slug] as const] : []
    }),
  )
  return { ...query, filters: checked.flat() }
}

/** The names of filters or orders that have words. */
export function namesIn<Words extends object>(words: Words): Extract<keyof Words, string>[] {
  const isName = (name: string): name is Extract<keyof Words, string> => name in words
  return Object.keys(words).filter(isName)
}

/** Filters whose options would be too many; they are shown where an address has chosen one, to be left again. */
const shownWhenChosen: ReadonlySet<FilterName> = new Set<FilterName>(['project'])

/** One filter of a list with its options, each with the number of results it leads to. */
export async function readFacet(
  kind: ContentKind<unknown>,
  reading: Reading,
  query: ListQuery,
  name: FilterName,
): Promise<Facet> {
  const chosen = new Map(query.filters).get(name)
  if (shownWhenChosen.has(name) && chosen === undefined) return { name, options: [], chosen }
  const counts = await countOptions(
    kind,
    reading,
    { q: query.q, filters: Object.fromEntries(query.filters) },
    name,
  )
  const values = new Set(shownWhenChosen.has(name) ? [] : counts.keys())
  if (chosen !== undefined) values.add(chosen)
  const options = await labelOptions(kind, reading, name, values)
  return {
    name,
    chosen,
    options: options.map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 })),
  }
}

async function labelOptions(
  kind: ContentKind<unknown>,
  reading: Reading,
  name: FilterName,
  values: ReadonlySet<string>,
): Promise<Omit<FilterOption, 'count'>[]> {
  const { language } = reading
  const choices = choiceLabels(kind.collection, name, language, messagesOf(language))
  if (choices) {
    return [...choices].flatMap(([value, label]) => (values.has(value) ? [{ value, label }] : []))
  }
  const collection = collectionOfOptions(kind, reading, name)
  if (!collection) {
    return [...values]
      .toSorted()
      .toReversed()
      .map((value) => ({ value, label: { text: formatYear(Number(value), language), language } }))
  }
  if (values.size === 0) return []
  const references = await readReferences(reading, collection, { slugs: [...values] })
  const compare = compareNames(language)
  return references
    .toSorted((one, other) => compare(one.label.text, other.label.text))
    .map(({ slug, label }) => ({ value: slug, label }))
}

/** What a query is narrowed by, each with its name: “Topic: Desalination”. */
export async function readFiltersInWords(
  kind: ContentKind<unknown>,
  reading: Reading,
  { q, filters }: ListQuery,
): Promise<string[]> {
  const { lists, labelled } = messagesOf(reading.language)
  const chosen = await Promise.all(
    filters.map(async ([given, value]) => {
      const name = namesIn(lists.filters).find((known) => known === given)
      if (!name) return []
      const [option] = await labelOptions(kind, reading, name, new Set([value]))
      return option ? [labelled(lists.filters[name], option.label.text)] : []
    }),
  )
  return [...(q === undefined ? [] : [labelled(lists.filters.q, q)]), ...chosen.flat()]
}

/** The filters that are set, with what each leaves out where nothing is left. */
export async function readActiveFilters(
  kind: ContentKind<unknown>,
  reading: Reading,
  query: ListQuery,
  facets: readonly Facet[],
  hasResults: boolean,
): Promise<ActiveFilter[]> {
  const active: ActiveFilter[] = facets.flatMap(({ name, chosen, options }) => {
    const option = options.find(({ value }) => value === chosen)
    const searchWithout = searchOfList(withoutFilter(query, name))
    return option ? [{ name, value: option.label, searchWithout }] : []
  })
  if (query.q !== undefined) {
    active.unshift({
      name: 'q',
      value: { text: query.q, language: reading.language },
      searchWithout: searchOfList(withoutFilter(query, 'q')),
    })
  }
  if (hasResults) return active
  return Promise.all(
    active.map(async (filter) => {
      const { q, filters } = withoutFilter(query, filter.name)
      const countWithout = await countRecords(kind, reading, { q, filters: Object.fromEntries(filters) })
      return { ...filter, countWithout }
    }),
  )
}

/** What may have been meant where a list's search leaves nothing: as the search of the whole site says, if the list has it. */
export async function readNearSpelling(
  kind: ContentKind<unknown>,
  reading: Reading,
  query: ListQuery,
): Promise<NearSpelling | undefined> {
  if (query.q === undefined) return undefined
  const q = await suggestSpelling(await rawSql(reading.payload), query.q, reading.language)
  if (q === undefined) return undefined
  const found = await countRecords(kind, reading, { q, filters: Object.fromEntries(query.filters) })
  return found > 0 ? { q, search: searchOfList({ ...query, q }) } : undefined
}
