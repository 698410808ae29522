import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, Payload } from 'payload'
import { z } from 'zod'
import { languageCodes } from '../../languages/languages.ts'
import { columnOf, tableOf } from '../database/payload-tables.ts'
import { rawSql } from '../database/raw-sql.ts'
import { isPublished } from './list-rows.ts'

/** Records of a kind that others refer to. */
export type Referred = [of: CollectionSlug, ids: number[]]

/** The library of documents, which has no drafts: what is in it, and not in the trash, is public. */
const library = 'documents'

/** Whether pages say no more of a kind's records than a reference does: published ones with a slug, and documents. */
export function hasReferences(payload: Payload, collection: CollectionSlug): boolean {
  const { flattenedFields } = payload.collections[collection].config
  const field = (name: string) => flattenedFields.find((candidate) => candidate.name === name)
  const title = field('title')
  const isTitled = title?.type === 'text' && title.localized === true
  return collection === library || (isTitled && Boolean(field('_status') && field('slug')))
}

const referenceRows = z.array(
  z.object({
    of: z.string(),
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
export async function readReferences(payload: Payload, referred: readonly Referred[]) {
  if (referred.length === 0) return []
  const statements = referred.map((records) => referencesOf(payload, ...records))
  const database = await rawSql(payload)
  const rows = referenceRows.parse(await database.rows(sql.join(statements, sql` UNION ALL `)))
  const references = Map.groupBy(rows, ({ of, id }) => `${of} ${id}`).values()
  return [...references].flatMap((texts) => {
    const title = Object.fromEntries(texts.map(({ language, title: text }) => [language, text]))
    return texts.slice(0, 1).map(({ of, id, ...record }) => ({ of, id, record: { ...record, id, title } }))
  })
}

function referencesOf(payload: Payload, collection: CollectionSlug, ids: readonly number[]): SQL {
  const record = tableOf(payload, collection)
  const texts = tableOf(payload, `${collection}_locales`)
  const of = (field: string) => columnOf(record, field)
  const isDocument = collection === library
  const slug = isDocument ? sql`NULL` : of('slug')
  const file = isDocument
    ? sql`${of('filename')} AS filename, ${of('mimeType')} AS "mimeType", CAST(${of('filesize')} AS integer) AS filesize`
    : sql`CAST(NULL AS text) AS filename, CAST(NULL AS text) AS "mimeType", CAST(NULL AS integer) AS filesize`
  const isPublic = isDocument ? sql`${of('deletedAt')} IS NULL` : isPublished(record)
  return sql`SELECT CAST(${collection} AS text) AS "of", ${of('id')} AS id, CAST(${slug} AS text) AS slug,
      CAST(${columnOf(texts, '_locale')} AS text) AS language, ${columnOf(texts, 'title')} AS title, ${file}
    FROM ${record} LEFT JOIN ${texts} ON ${columnOf(texts, '_parentID')} = ${of('id')}
    WHERE ${isPublic} AND ${of('id')} IN (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`
}
