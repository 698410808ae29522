import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, GlobalSlug, Payload, SanitizedCollectionConfig, Where } from 'payload'
import { z } from 'zod'
import { namesOf } from '../../store/database/payload-tables.ts'
import { ofTransaction, type InTransaction } from '../../store/database/in-transaction.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { collectionsReferringTo, globalsReferringTo, type ReferencePlaces } from './reference-places.ts'
import { idsInRichText, valuesAt, type RecordOfKind } from './stored-references.ts'

/** A record, or a global, that refers to another record. */
export type Use =
  | { collection: CollectionSlug; id: number; isPublished: boolean }
  | { global: GlobalSlug; isPublished: boolean }

/**
 * Everything that refers to a record: by relationships and uploads, in rows of lists and in formatted texts of every
 * language, in what is published and in the latest drafts, and in globals. What lies in the trash does not count.
 * Derived from the content model, so that a new field counts by itself.
 * @param req in whose transaction is read
 */
export async function whereUsed(payload: Payload, record: RecordOfKind, req?: InTransaction): Promise<Use[]> {
  const found = await Promise.all([
    ...collectionsReferringTo(payload, record.collection).map(async ({ config, places }) => {
      const published = await idsReferring(payload, config, places, record, false, req)
      const drafted = config.versions?.drafts
        ? await idsReferring(payload, config, places, record, true, req)
        : new Set<number>()
      return [...new Set([...published, ...drafted])].map((id): Use => ({
        collection: config.slug,
        id,
        isPublished: published.has(id),
      }))
    }),
    ...globalsReferringTo(payload, record.collection).map(async ({ config, places }): Promise<Use[]> => {
      const refersIn = async (draft: boolean): Promise<boolean> => {
        const stored = await payload.findGlobal({
          slug: config.slug,
          draft,
          locale: 'all',
          depth: 0,
          overrideAccess: true,
          ...ofTransaction(req),
        })
        return (
          places.relations.some((path) => valuesAt(stored, path.split('.')).includes(record.id)) ||
          places.richTexts.some((name) => refersTo(valuesAt(stored, [name]), record))
        )
      }
      const isPublished = await refersIn(false)
      return isPublished || (await refersIn(true)) ? [{ global: config.slug, isPublished }] : []
    }),
  ])
  return found.flat()
}

/**
 * The ids of records of a kind that refer to a record: as they are published, or as their latest versions are. The row of
 * a record that is not published may be older than its latest version, and nobody sees it.
 */
async function idsReferring(
  payload: Payload,
  config: SanitizedCollectionConfig,
  { relations, richTexts }: ReferencePlaces,
  record: RecordOfKind,
  inDrafts: boolean,
  req: InTransaction | undefined,
): Promise<Set<number>> {
  const ids = new Set<number>()
  if (relations.length > 0) {
    const refers: Where = { or: relations.map((path) => ({ [path]: { equals: record.id } })) }
    const isPublished = config.versions?.drafts && !inDrafts
    const where = isPublished ? { and: [refers, { _status: { equals: 'published' } }] } : refers
    for (const id of await idsWhere(payload, config.slug, where, inDrafts, req)) ids.add(id)
  }
  if (richTexts.length > 0) {
    const database = await rawSql(payload, req)
    const statements = richTexts.map((name) => textsThatMayRefer(payload, config, name, record, inDrafts))
    const texts = storedTexts.parse(await database.rows(sql.join(statements, sql` UNION ALL `)))
    for (const { id, value } of texts) {
      if (refersTo(JSON.parse(value), record)) ids.add(id)
    }
  }
  return ids
}

const storedTexts = z.array(z.object({ id: z.number(), value: z.string() }))

/** Payload does not look into formatted texts: those that may refer to a record, each to be read more closely. */
function textsThatMayRefer(
  payload: Payload,
  { slug, trash, versions }: SanitizedCollectionConfig,
  name: string,
  { collection, id }: RecordOfKind,
  inDrafts: boolean,
): SQL {
  const record = namesOf(payload, inDrafts ? `_${slug}_v` : slug)
  const texts = namesOf(payload, inDrafts ? `_${slug}_v_locales` : `${slug}_locales`)
  const prefix = inDrafts ? 'version_' : ''
  const value = sql`CAST(texts.${texts.column(`${prefix}${name}`)} AS text)`
  const conditions = [
    sql`${value} LIKE ${`%"${collection}"%`}`,
    sql`${value} LIKE ${`%${id}%`}`,
    ...(trash ? [sql`record.${record.column(`${prefix}deletedAt`)} IS NULL`] : []),
    ...(inDrafts
      ? [sql`record.${record.column('latest')} = true`, sql`record.${record.column('parent')} IS NOT NULL`]
      : versions?.drafts
        ? [sql`record.${record.column('_status')} = 'published'`]
        : []),
  ]
  return sql`SELECT record.${record.column(inDrafts ? 'parent' : 'id')} AS id, ${value} AS value
    FROM ${record.table} record
    JOIN ${texts.table} texts ON texts.${texts.column('_parentID')} = record.${record.column('id')}
    WHERE ${sql.join(conditions, sql` AND `)}`
}

async function idsWhere(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  draft: boolean,
  req: InTransaction | undefined,
): Promise<number[]> {
  const { docs } = await payload.find({
    collection,
    where,
    draft,
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: true,
    ...ofTransaction(req),
  })
  return z
    .array(z.looseObject({ id: z.number() }))
    .parse(docs)
    .map(({ id }) => id)
}

function refersTo(richText: unknown, { collection, id }: RecordOfKind): boolean {
  return idsInRichText(richText, collection).some((found) => found === id)
}
