import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, Payload } from 'payload'
import { z } from 'zod'
import { languageCodes } from '../../languages/languages.ts'
import { columnOf, tableOf } from '../database/payload-tables.ts'
import { rawSql } from '../database/raw-sql.ts'
import { cacheUntilPublish, type NotePart } from './cache-until-publish.ts'
import { findPublished } from './find-published.ts'
import { gather } from './gather.ts'
import { isPublished } from './list-rows.ts'
import { oncePerReading, type Reading } from './reading.ts'

const withId = z.looseObject({ id: z.union([z.number(), z.string()]) })

/** A record that another refers to; nothing when visitors may not see it. */
type Related = z.output<typeof withId> | null

interface Asked {
  collection: CollectionSlug
  id: number
}

/** Payload's key of a record to load: transaction, collection and id come first. */
const payloadKey = z.tuple([z.unknown(), z.string(), z.number()], z.unknown())

/**
 * How Payload is given the records that others refer to, published ones only, and of each only what pages read of a
 * record through another: of most kinds id, slug and title, of documents their files (one statement for all of them), of
 * pictures, topics and countries everything. Records that these refer to in turn are not loaded.
 *
 * Payload's own loader asks once for each kind of each read, which the budgets of statements forbid (decision 016).
 * @param note given the kind of each record that is asked for, whether visitors may see it or not
 */
export function loadRelated(reading: Reading, note?: NotePart): (key: string) => Promise<Related> {
  const load = loaderOf(reading)
  return async (key) => {
    const [, name, id] = payloadKey.parse(JSON.parse(key))
    const collection = reading.payload.config.collections.find(({ slug }) => slug === name)?.slug
    if (collection === undefined) return null
    note?.(collection)
    return load({ collection, id })
  }
}

/** What is cached of each kind weighs very little (an id, a slug, a title), but for pictures' sizes. */
const cached = cacheUntilPublish<Related>(3000)

/** What a page asks for in the same moment is asked for at once, whichever of its reads asks. */
const loaderOf = oncePerReading((reading) => {
  const load = gather(async (asked: readonly Asked[]) => {
    const kinds = [...Map.groupBy(asked, ({ collection }) => collection)]
    const isShort = ([collection]: (typeof kinds)[number]) => hasReferences(reading, collection)
    const found = await Promise.all([
      readReferences(reading, kinds.filter(isShort)),
      ...kinds.filter((kind) => !isShort(kind)).map((kind) => readWhole(reading, ...kind)),
    ])
    const all = new Map(found.flat())
    return asked.map((one) => all.get(nameOf(one)) ?? null)
  })
  return (asked: Asked) =>
    cached(reading, nameOf(asked), async (note) => {
      note(asked.collection)
      if (!isLookupKind(asked.collection)) return load(asked)
      const all = z.array(withId).parse(await readLookupKind(reading, asked.collection))
      return all.find(({ id }) => id === asked.id) ?? null
    })
})

type Found = readonly (readonly [name: string, record: Related])[]

function nameOf({ collection, id }: { collection: string; id: number | string }): string {
  return `${collection} ${id}`
}

async function readWhole(
  reading: Reading,
  collection: CollectionSlug,
  records: readonly Asked[],
): Promise<Found> {
  const where = { id: { in: records.map(({ id }) => id) } }
  const { documents } = await findPublished(reading, { collection, where, depth: 0 })
  return z
    .array(withId)
    .parse(documents)
    .map((record) => [nameOf({ collection, id: record.id }), record])
}

/**
 * Kinds of which there are few and to which nearly every record refers, with their order: all of their records are read
 * at once, and cached until a publish.
 */
const orders = { topics: ['order', 'id'], countries: ['code', 'id'] } as const

type LookupKind = keyof typeof orders

export function isLookupKind(collection: CollectionSlug): collection is LookupKind {
  return collection in orders
}

const cacheLookups = cacheUntilPublish<readonly unknown[]>(Object.keys(orders).length)

/** All published records of such a kind, without what they refer to. */
export function readLookupKind(reading: Reading, collection: LookupKind): Promise<readonly unknown[]> {
  return cacheLookups(reading, collection, async (note) => {
    note(collection)
    return (await findPublished(reading, { collection, sort: [...orders[collection]], depth: 0 })).documents
  })
}

/** The library of documents, which has no drafts: what is in it, and not in the trash, is public. */
const library = 'documents'

/** Whether pages say no more of a kind's records than a reference does: published ones with a slug, and documents. */
function hasReferences({ payload }: Reading, collection: CollectionSlug): boolean {
  const { flattenedFields } = payload.collections[collection].config
  const field = (name: string) => flattenedFields.find((candidate) => candidate.name === name)
  const title = field('title')
  const isTitled = title?.type === 'text' && title.localized === true
  return collection === library || (isTitled && Boolean(field('_status') && field('slug')))
}

const referenceRows = z.array(
  z.object({
    collection: z.string(),
    id: z.number(),
    slug: z.string().nullable(),
    language: z.enum(languageCodes).nullable(),
    title: z.string().nullable(),
    filename: z.string().nullable(),
    mimeType: z.string().nullable(),
    /** Bytes. */
    filesize: z.number().nullable(),
  }),
)

/** What pages say of records, in all languages; of documents, of their files too: one statement, whatever their kinds. */
async function readReferences(
  { payload }: Reading,
  kinds: readonly (readonly [CollectionSlug, readonly Asked[]])[],
): Promise<Found> {
  if (kinds.length === 0) return []
  const statements = kinds.map(([collection, records]) => referencesOf(payload, collection, records))
  const database = await rawSql(payload)
  const rows = referenceRows.parse(await database.rows(sql.join(statements, sql` UNION ALL `)))
  const found = new Map<string, { id: number; title: Record<string, string | null> }>()
  for (const { collection, language, title, ...record } of rows) {
    const name = nameOf({ collection, id: record.id })
    const reference = found.get(name) ?? { ...record, title: {} }
    if (language) reference.title[language] = title
    found.set(name, reference)
  }
  return [...found]
}

function referencesOf(payload: Payload, collection: CollectionSlug, records: readonly Asked[]): SQL {
  const record = tableOf(payload, collection)
  const texts = tableOf(payload, `${collection}_locales`)
  const of = (field: string) => columnOf(record, field)
  const isDocument = collection === library
  const slug = isDocument ? sql`NULL` : of('slug')
  const file = isDocument
    ? sql`${of('filename')} AS filename, ${of('mimeType')} AS "mimeType", CAST(${of('filesize')} AS integer) AS filesize`
    : sql`CAST(NULL AS text) AS filename, CAST(NULL AS text) AS "mimeType", CAST(NULL AS integer) AS filesize`
  const isPublic = isDocument ? sql`${of('deletedAt')} IS NULL` : isPublished(record)
  const ids = records.map(({ id }) => sql`${id}`)
  return sql`SELECT CAST(${collection} AS text) AS collection, ${of('id')} AS id, CAST(${slug} AS text) AS slug,
      CAST(${columnOf(texts, '_locale')} AS text) AS language, ${columnOf(texts, 'title')} AS title, ${file}
    FROM ${record} LEFT JOIN ${texts} ON ${columnOf(texts, '_parentID')} = ${of('id')}
    WHERE ${isPublic} AND ${of('id')} IN (${sql.join(ids, sql`, `)})`
}
