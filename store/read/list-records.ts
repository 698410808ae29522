import type { Where } from 'payload'
import { languageCodes } from '../../languages/languages.ts'
import { cacheUntilPublish, type NotePart } from './cache-until-publish.ts'
import { isNextFirst, type ContentKind, type Sort } from './content-kind.ts'
import { countRecords } from './count-options.ts'
import { findIds, whereOf, type NarrowedList } from './list-rows.ts'
import { IncompleteDraftError, missingFields } from './incomplete-draft.ts'
import {
  readByIds,
  readFormerSlug,
  readPublished,
  readPublishedOnce,
  readsDrafts,
  readSharedDraft,
  type PublishedPage,
} from './read-published.ts'
import { showsDrafts, type Reading } from './reading.ts'
import { RecordReader, UnexpectedRecordError } from './record-reader.ts'

export interface ListQuery {
  page?: number
  /** 0 reads all. */
  perPage?: number
  q?: string | undefined
  sort?: string | undefined
  filters?: NarrowedList['filters']
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
  const { page = 1, perPage = 12 } = query
  const { documents, total } = await findList(kind, reading, { ...query, page, perPage })
  return {
    records: readAll(kind, reading, documents),
    total,
    page,
    lastPage: perPage === 0 ? 1 : Math.max(1, Math.ceil(total / perPage)),
    perPage: perPage === 0 ? total : perPage,
  }
}

type FirstQuery = Omit<ListQuery, 'page' | 'q'> & { perPage: number }

/** The first records of a list, where nobody asks how many there are. */
export async function firstRecords<RecordOfKind>(
  kind: ContentKind<RecordOfKind>,
  reading: Reading,
  query: FirstQuery,
): Promise<RecordOfKind[]> {
  if (reading.previewedBy !== undefined) return (await listRecords(kind, reading, query)).records
  const { perPage, filters = {}, asCards = false } = query
  const ids = await findIds(kind, reading, { filters, sort: sortOf(kind, query.sort), perPage, page: 1 })
  return readAll(kind, reading, await readByIds(kind, reading, ids, asCards))
}

/** Whether visitors, or whoever previews, would find any record of a kind. */
export async function hasRecords(kind: ContentKind<unknown>, reading: Reading): Promise<boolean> {
  return (await firstRecords(kind, reading, { perPage: 1, asCards: true })).length > 0
}

interface SimilarQuery extends Required<Pick<ListQuery, 'filters'>>, Pick<ListQuery, 'sort'> {
  /** The record to which others are sought. */
  id: string
  /** Slugs of its topics, the most important first; of a kind without topics none. */
  topics: readonly string[]
  most: number
}

/** Others of a kind, as cards: those of the same topics first, topic by topic, then the first of the rest. */
export async function similarRecords<RecordOfKind>(
  kind: ContentKind<RecordOfKind>,
  reading: Reading,
  { id, topics, most, filters, sort }: SimilarQuery,
): Promise<RecordOfKind[]> {
  // Of each list one more than wanted, for the record itself may stand in it.
  const list = { sort: sortOf(kind, sort), perPage: most + 1, page: 1 }
  const found = await Promise.all(
    [...topics.map((topic) => ({ ...filters, topic })), filters].map((narrowed) =>
      findIds(kind, reading, { ...list, filters: narrowed }),
    ),
  )
  const others = [...new Set(found.flat())].filter((other) => other !== Number(id))
  return readAll(kind, reading, await readByIds(kind, reading, others.slice(0, most), true))
}

/** Stored records as their kind has them. */
function readAll<RecordOfKind>(
  kind: ContentKind<RecordOfKind>,
  reading: Reading,
  documents: readonly unknown[],
): RecordOfKind[] {
  return documents.flatMap((document) => readShown(kind, reading, document) ?? [])
}

/** A stored record as its kind has it; nothing of a draft that lacks what no page can do without. */
function readShown<RecordOfKind>(
  kind: ContentKind<RecordOfKind>,
  reading: Reading,
  document: unknown,
): RecordOfKind | undefined {
  try {
    return kind.read(new RecordReader(document, reading.language), reading)
  } catch (error) {
    if (showsDrafts(reading) && error instanceof UnexpectedRecordError) return undefined
    throw error
  }
}

/** An order by its public name. */
function sortOf(kind: ContentKind<unknown>, name: string | undefined): Sort {
  const sort = kind.sorts[name ?? Object.keys(kind.sorts)[0] ?? '']
  if (!sort) throw new RangeError(`${kind.collection} can't be sorted by ${name}`)
  return sort
}

type PagedQuery = ListQuery & { page: number; perPage: number }

/** So far into a list it is worth waiting for the total, to read from the end that is nearer. */
const farIntoList = 1000

/** A list's page by two statements: which records and how many there are in all, then the records. */
async function findList(
  kind: ContentKind<unknown>,
  reading: Reading,
  query: PagedQuery,
): Promise<PublishedPage> {
  const { q, page, perPage, filters = {}, asCards = false } = query
  const isWhole = perPage === 0 && !q?.trim()
  if (reading.previewedBy !== undefined || isWhole) return findByPayload(kind, reading, query)
  const list = { q, filters, sort: sortOf(kind, query.sort), perPage, page }
  const count = () => countRecords(kind, reading, list)
  const known = (page - 1) * perPage < farIntoList ? undefined : await count()
  const [documents, total] = await Promise.all([
    findIds(kind, reading, list, known).then((ids) => readByIds(kind, reading, ids, asCards)),
    known ?? count(),
  ])
  return { documents, total }
}

/** Whole lists, and what an editor previews, whose drafts stand in tables of their own. */
async function findByPayload(
  kind: ContentKind<unknown>,
  reading: Reading,
  { q, page, perPage, filters = {}, ...query }: PagedQuery,
): Promise<PublishedPage> {
  const { collection } = kind
  const where = { and: [...whereOf(kind, reading, filters), ...wordsInDrafts(kind, reading, q)] }
  const sort = sortOf(kind, query.sort)
  if (!isNextFirst(sort)) {
    const asked = { collection, where, sort: [...sort, 'id'], page, limit: perPage, withIncomplete: true }
    // Mostly home's map and slides.
    const isCached = kind.isCached && perPage === 0 && where.and.length === 0
    return isCached ? readPublishedOnce(reading, asked) : readPublished(reading, asked)
  }
  const { documents, total } = await readPublished(reading, {
    collection,
    where,
    sort: [sort.startsAt, 'id'],
    withIncomplete: true,
  })
  const inParts = Object.groupBy(documents, (document) => {
    const record = new RecordReader(document, reading.language)
    const end = record.moment(sort.endsAt)
    const isEnded = sort.endedBy !== undefined && record.plain(sort.endedBy) !== null
    if (isEnded || (end !== null && end <= reading.now.toISOString())) return 'over'
    return record.moment(sort.startsAt) === null ? 'undated' : 'coming'
  })
  const { coming = [], undated = [], over = [] } = inParts
  const inOrder = [...coming, ...undated, ...over.toReversed()]
  const first = (page - 1) * perPage
  return { documents: perPage === 0 ? inOrder : inOrder.slice(first, first + perPage), total }
}

/** The search's index knows what is published; of drafts those are found that have each word in a short field. */
function wordsInDrafts({ collection }: ContentKind<unknown>, { payload }: Reading, q = ''): Where[] {
  const shortFields = payload.collections[collection].config.flattenedFields.filter(
    ({ type, ...field }) =>
      (type === 'text' || type === 'textarea') && 'localized' in field && field.localized,
  )
  const words = q.replace(/\p{Cc}+/gu, ' ').split(' ')
  return words
    .filter((word) => word !== '')
    .map((word) => ({
      or: shortFields.flatMap(({ name }) =>
        languageCodes.map((language) => ({ [`${name}.${language}`]: { contains: word } })),
      ),
    }))
}

type FoundRecord<RecordOfKind> =
  | { found: true; record: RecordOfKind }
  /** The slug is a former one: the record now stands at this slug. */
  | { found: false; movedTo: string }
  | { found: false; movedTo?: undefined }

/**
 * One published record by its id or slug (`{id}` in the specification's addresses takes both).
 * @throws IncompleteDraftError where somebody looks at a draft that lacks what its page can't do without
 */
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
    const record = readShown(kind, reading, document)
    if (record === undefined) {
      const { flattenedFields } = reading.payload.collections[kind.collection].config
      throw new IncompleteDraftError(missingFields(flattenedFields, document))
    }
    return { found: true, record }
  }
  const movedId = await readFormerSlug(reading, kind.collection, idOrSlug)
  const moved = movedId === undefined ? undefined : await readOne(kind, reading, movedId)
  const movedTo = moved === undefined ? null : new RecordReader(moved, reading.language).plain('slug')
  return movedTo ? { found: false, movedTo } : { found: false }
}

/** Mostly text pages. */
const cacheOne = cacheUntilPublish<unknown>(60)

/** Largest id that both databases' integer keys hold; Postgres refuses to compare with a larger one. */
const largestId = 2_147_483_647

async function readOne(kind: ContentKind<unknown>, reading: Reading, idOrSlug: string): Promise<unknown> {
  const { collection } = kind
  const isId = /^\d+$/.test(idOrSlug)
  if (idOrSlug.length > 200 || (isId && Number(idOrSlug) > largestId)) return undefined
  const where: Where = isId ? { id: { equals: Number(idOrSlug) } } : { slug: { equals: idOrSlug } }
  const read = async (note?: NotePart) =>
    (await readSharedDraft(reading, collection, where)) ??
    (await readPublished(reading, { collection, where, limit: 1, withIncomplete: true }, note)).documents[0]
  return kind.isCached ? cacheOne(reading, `${collection} ${idOrSlug}`, read) : read()
}
