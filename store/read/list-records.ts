import type { Where } from 'payload'
import { languageCodes } from '../../languages/languages.ts'
import { matchingIds } from '../search/matching-ids.ts'
import { countRecords } from './count-options.ts'
import { cacheUntilPublish, type NotePart } from './cache-until-publish.ts'
import { readCards } from './card-cache.ts'
import { findIdsOfPage } from './id-cache.ts'
import { readsDrafts, type PublishedPage } from './find-published.ts'
import { readFormerSlug, readPublished } from './read-published.ts'
import type { Reading } from './reading.ts'
import { isNextFirst, type ContentKind, type Sort } from './content-kind.ts'
import { RecordReader } from './record-reader.ts'

export interface ListQuery {
  page?: number
  /** 0 reads all. */
  perPage?: number
  q?: string | undefined
  sort?: string | undefined
  filters?: Readonly<Record<string, string | undefined>>
  /** For cards: the records are read without what only their own pages show, and lack it (`notOnCards`). */
  asCards?: boolean
}

export interface RecordPage<RecordOfKind> {
  records: RecordOfKind[]
  total: number
  page: number
  lastPage: number
  perPage: number
}

/** Published records of a kind, filtered, ordered and paged. Unknown filters and orders are a programmer's error. */
export async function listRecords<RecordOfKind>(
  kind: ContentKind<RecordOfKind>,
  reading: Reading,
  query: ListQuery = {},
): Promise<RecordPage<RecordOfKind>> {
  const perPage = query.perPage ?? 12
  if (reading.previewedBy === undefined && perPage > 0) {
    return listPublished(kind, reading, { ...query, perPage, sort: sortOf(kind, query.sort) })
  }
  const found = await readByPayload(kind, reading, { ...query, perPage })
  return {
    records: readAll(kind, reading, found.documents),
    total: found.total,
    page: query.page ?? 1,
    lastPage: found.lastPage,
    perPage: perPage === 0 ? found.total : perPage,
  }
}

/** Whole lists, and what an editor previews, are read by Payload's own conditions. */
async function readByPayload(
  kind: ContentKind<unknown>,
  reading: Reading,
  query: ListQuery & { perPage: number },
): Promise<PublishedPage> {
  const where = conditionsOf(kind, reading, query)
  const sort = sortOf(kind, query.sort)
  const read = (
    fields: readonly string[],
    more: readonly Where[],
    part: Pick<ListQuery, 'page' | 'perPage'>,
  ) => {
    const all = [...where, ...more]
    return (note?: NotePart) =>
      readPublished(
        reading,
        {
          collection: kind.collection,
          ...(all.length > 0 && { where: { and: all } }),
          sort: [...fields, 'id'],
          page: part.page ?? 1,
          perPage: part.perPage ?? 0,
        },
        note,
      )
  }
  if (isNextFirst(sort)) {
    const { startsAt, endsAt } = sort
    const now = reading.now.toISOString()
    const [coming, over] = await Promise.all([
      read([startsAt], [{ [endsAt]: { greater_than: now } }], {})(),
      read([`-${startsAt}`], [{ [endsAt]: { less_than_equal: now } }], {})(),
    ])
    return pageOf([...coming.documents, ...over.documents], query)
  }
  const asked = read(sort, [], query)
  const isWhole = query.perPage === 0 && where.length === 0 && query.sort === undefined
  return kind.isCached && isWhole ? cacheWhole(reading, kind.collection, asked) : asked()
}

/** A page of documents that were all read. */
function pageOf(
  documents: readonly unknown[],
  { page = 1, perPage }: { page?: number; perPage: number },
): PublishedPage {
  const total = documents.length
  if (perPage === 0) return { documents: [...documents], total, page, lastPage: 1 }
  return {
    documents: documents.slice((page - 1) * perPage, page * perPage),
    total,
    page,
    lastPage: Math.max(1, Math.ceil(total / perPage)),
  }
}

const cacheWhole = cacheUntilPublish<PublishedPage>(10)

/** A list's page by two statements: which records and how many there are in all, then the records. */
async function listPublished<RecordOfKind>(
  kind: ContentKind<RecordOfKind>,
  reading: Reading,
  { page = 1, perPage, q, sort, filters = {}, asCards }: PublishedList,
): Promise<RecordPage<RecordOfKind>> {
  const narrowed = { q, filters }
  const count = () => countRecords(kind, reading, narrowed)
  // Only far into a list is it worth waiting for the total, to read from the end that is nearer.
  const known = (page - 1) * perPage < farIntoList ? undefined : await count()
  const ids = findIdsOfPage(kind, reading, {
    ...narrowed,
    sort,
    perPage,
    page,
    ...(known !== undefined && { total: known }),
  })
  const [documents, total] = await Promise.all([
    ids.then((found) => readByIds(kind, reading, found, asCards)),
    known ?? count(),
  ])
  const records = readAll(kind, reading, documents)
  return { records, total, page, lastPage: Math.max(1, Math.ceil(total / perPage)), perPage }
}

type PublishedList = Omit<ListQuery, 'sort'> & { perPage: number; sort: Sort }

const farIntoList = 1000

type FirstQuery = Omit<ListQuery, 'page' | 'q'> & { perPage: number }

/** The first records of a list, where nobody asks how many there are. */
export async function firstRecords<RecordOfKind>(
  kind: ContentKind<RecordOfKind>,
  reading: Reading,
  query: FirstQuery,
): Promise<RecordOfKind[]> {
  if (reading.previewedBy !== undefined) {
    return readAll(kind, reading, (await readByPayload(kind, reading, query)).documents)
  }
  const { perPage, filters = {}, asCards } = query
  const list = { filters, sort: sortOf(kind, query.sort), perPage, page: 1 }
  return readAll(
    kind,
    reading,
    await readByIds(kind, reading, await findIdsOfPage(kind, reading, list), asCards),
  )
}

/** Published records of which the ids are known, in their order. */
export async function readByIds(
  kind: ContentKind<unknown>,
  reading: Reading,
  ids: readonly number[],
  asCards = false,
): Promise<readonly unknown[]> {
  if (ids.length === 0) return []
  if (asCards) return readCards(kind, reading, ids)
  const { documents } = await readPublished(reading, {
    collection: kind.collection,
    where: { id: { in: ids } },
    perPage: 0,
  })
  const places = new Map(ids.map((id, place) => [String(id), place]))
  const placeOf = (document: unknown) => places.get(new RecordReader(document, reading.language).id) ?? 0
  return documents.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Stored records as their kind has them. */
export function readAll<RecordOfKind>(
  kind: ContentKind<RecordOfKind>,
  reading: Reading,
  documents: readonly unknown[],
): RecordOfKind[] {
  return documents.map((document) => kind.read(new RecordReader(document, reading.language), reading))
}

/** An order by its public name. */
export function sortOf(kind: ContentKind<unknown>, name: string | undefined): Sort {
  const sort = kind.sorts[name ?? Object.keys(kind.sorts)[0] ?? '']
  if (!sort) throw new RangeError(`${kind.collection} can't be sorted by ${name}`)
  return sort
}

/** As Payload has them, for what an editor previews and for whole lists. */
function conditionsOf(kind: ContentKind<unknown>, reading: Reading, query: ListQuery): Where[] {
  const where = Object.entries(query.filters ?? {}).flatMap(([name, value]) => {
    if (value === undefined) return []
    const filter = kind.filters[name]
    if (!filter) throw new RangeError(`${kind.collection} can't be filtered by ${name}`)
    return [filter(value, reading)]
  })
  if (query.q?.trim()) where.push(conditionOfSearch(kind, reading, query.q))
  return where
}

/** The index knows what is published; whoever previews drafts is shown those that have each word in a short field. */
function conditionOfSearch(kind: ContentKind<unknown>, { payload, previewedBy }: Reading, q: string): Where {
  if (previewedBy === undefined) {
    const ids = matchingIds(payload, kind.collection, q)
    return { id: { in: ids ? [ids] : [] } }
  }
  const words = q
    .replace(/\p{Cc}+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
  return {
    and: words.map((word) => ({
      or: kind.searchedFields.flatMap((field) =>
        languageCodes.map((language) => ({ [`${field}.${language}`]: { contains: word } })),
      ),
    })),
  }
}

export type FoundRecord<RecordOfKind> =
  | { found: true; record: RecordOfKind }
  /** The slug is a former one: the record now stands at this slug. */
  | { found: false; movedTo: string }
  | { found: false; movedTo?: undefined }

/** One published record by its id or slug (`{id}` in the specification's addresses takes both). */
export async function findRecord<RecordOfKind>(
  kind: ContentKind<RecordOfKind>,
  reading: Reading,
  idOrSlug: string,
): Promise<FoundRecord<RecordOfKind>> {
  // Nothing else can be an id or a slug, and Postgres refuses some of it (NUL) with an error.
  if (!/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(idOrSlug)) return { found: false }
  // A preview is of the record that its address names: for people of another role there is none.
  if (reading.previewedBy !== undefined && !(await readsDrafts(reading, kind.collection)))
    return { found: false }
  const document = await readOne(kind, reading, idOrSlug)
  if (document !== undefined) {
    return { found: true, record: kind.read(new RecordReader(document, reading.language), reading) }
  }
  const movedId = await readFormerSlug(reading, kind.collection, idOrSlug)
  const moved = movedId === undefined ? undefined : await readOne(kind, reading, movedId)
  const movedTo = moved === undefined ? null : new RecordReader(moved, reading.language).plain('slug')
  return movedTo ? { found: false, movedTo } : { found: false }
}

/** Largest id that both databases' integer keys hold; Postgres refuses to compare with a larger one. */
const largestId = 2_147_483_647

async function readOne(kind: ContentKind<unknown>, reading: Reading, idOrSlug: string): Promise<unknown> {
  const isId = /^\d+$/.test(idOrSlug)
  if (isId && Number(idOrSlug) > largestId) return undefined
  if (idOrSlug === '' || idOrSlug.length > 200) return undefined
  const read = async (note?: NotePart) => {
    const { documents } = await readPublished(
      reading,
      {
        collection: kind.collection,
        where: isId ? { id: { equals: Number(idOrSlug) } } : { slug: { equals: idOrSlug } },
        first: 1,
      },
      note,
    )
    return documents[0]
  }
  return kind.isCached ? cacheOne(reading, `${kind.collection} ${idOrSlug}`, read) : read()
}

const cacheOne = cacheUntilPublish<unknown>(60)
