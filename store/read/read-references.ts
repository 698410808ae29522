import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import { languageCodes } from '../../languages/languages.ts'
import { rawSql } from '../database/raw-sql.ts'
import { localesTableOf, tableOf } from './list-conditions.ts'
import type { Reading } from './reading.ts'

const referenceRows = z.array(
  z.object({
    collection: z.string(),
    id: z.number(),
    slug: z.string().nullable(),
    language: z.enum(languageCodes).nullable(),
    title: z.string().nullable(),
    filename: z.string().nullable(),
    mimeType: z.string().nullable(),
    filesize: z.number().nullable(),
  }),
)

/** What pages say of a record that another refers to, in all languages; of a document, of its file too. */
export interface StoredReference {
  [field: string]: unknown
  id: number
  slug: string | null
  title: Partial<Record<(typeof languageCodes)[number], string | null>>
  filename: string | null
  mimeType: string | null
  /** Bytes. */
  filesize: number | null
}

/** The library of documents, which has no drafts: what is in it, and not in the trash, is public. */
const library = 'documents'

/** Whether pages say no more of a kind's records than a reference does: published ones with a slug, and documents. */
export function hasReferences({ payload }: Reading, collection: CollectionSlug): boolean {
  if (collection === library) return true
  const { flattenedFields } = payload.collections[collection].config
  const field = (name: string) => flattenedFields.find((candidate) => candidate.name === name)
  const title = field('title')
  return (
    field('_status') !== undefined &&
    field('slug') !== undefined &&
    title?.type === 'text' &&
    title.localized === true
  )
}

/**
 * What pages say of records that others refer to, published ones only, by collection and id: one statement, whatever
 * their kinds. Payload would read each of them with its whole text in all languages.
 */
export async function readReferences(
  { payload }: Reading,
  wanted: readonly { collection: CollectionSlug; id: number }[],
): Promise<ReadonlyMap<string, StoredReference>> {
  const idsOf = Map.groupBy(wanted, ({ collection }) => collection)
  const database = await rawSql(payload)
  const rows = referenceRows.parse(
    await database.rows(
      sql.join(
        [...idsOf].map(([collection, records]) =>
          referencesOf(
            collection,
            records.map(({ id }) => id),
          ),
        ),
        sql` UNION ALL `,
      ),
    ),
  )
  const found = new Map<string, StoredReference>()
  for (const { collection, id, slug, language, title, ...file } of rows) {
    const key = `${collection} ${id}`
    const reference = found.get(key) ?? { id, slug, title: {}, ...file }
    if (language) reference.title[language] = title
    found.set(key, reference)
  }
  return found
}

function referencesOf(collection: CollectionSlug, ids: readonly number[]): SQL {
  const isDocument = collection === library
  const slug = isDocument ? sql`NULL` : sql`record.slug`
  const file = isDocument
    ? sql`record.filename, record.mime_type AS "mimeType", CAST(record.filesize AS integer) AS filesize`
    : sql`CAST(NULL AS text) AS filename, CAST(NULL AS text) AS "mimeType", CAST(NULL AS integer) AS filesize`
  const isPublic = isDocument ? sql`record.deleted_at IS NULL` : sql`record._status = 'published'`
  return sql`SELECT CAST(${collection} AS text) AS collection, record.id, CAST(${slug} AS text) AS slug,
      CAST(texts._locale AS text) AS language, texts.title, ${file}
    FROM ${tableOf(collection)} record LEFT JOIN ${localesTableOf(collection)} texts ON texts._parent_id = record.id
    WHERE ${isPublic} AND record.id IN (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`
}
