import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { z } from 'zod'
import { languageCodes } from '../../languages/languages.ts'
import type { RawSql } from '../../store/database/raw-sql.ts'
import type { RememberedUnit } from './judge-units.ts'

const translatedSchema = z.object({
  sourceHash: z.string(),
  targetHash: z.string(),
  translatedAt: z.string().nullable(),
  translatedBy: z.string().nullable(),
})

const rowsSchema = z.array(
  z
    .object({
      record_id: z.coerce.number(),
      language: z.enum(languageCodes),
      path: z.string(),
      source_hash: z.string(),
      target_hash: z.string(),
      translated_at: z.string().nullable(),
      translated_by: z.string().nullable(),
      before_autosave: z.string().nullable(),
    })
    .transform((row) => ({
      id: row.record_id,
      language: row.language,
      path: row.path,
      sourceHash: row.source_hash,
      targetHash: row.target_hash,
      translatedAt: row.translated_at,
      translatedBy: row.translated_by,
      beforeAutosave:
        row.before_autosave === null ? null : translatedSchema.parse(JSON.parse(row.before_autosave)),
    })),
)

/** What is remembered of the fields of records of one kind, by record. */
export async function readRememberedUnits(
  database: RawSql,
  kind: string,
  ids: readonly number[],
): Promise<Map<number, RememberedUnit[]>> {
  const byRecord = new Map<number, RememberedUnit[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return byRecord
  const rows = await database.rows(sql`
    SELECT record_id, language, path, source_hash, target_hash, translated_at, translated_by, before_autosave
    FROM translation_units
    WHERE kind = ${kind} AND record_id IN (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`)
  for (const { id, ...unit } of rowsSchema.parse(rows)) byRecord.get(id)?.push(unit)
  return byRecord
}

const contentRows = z.array(z.object({ hash: z.string(), content: z.string() }))

/** Source texts as they were when something was translated from them, by hash; JSON, as they are stored. */
export async function readSources(
  database: RawSql,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  if (hashes.length === 0) return new Map()
  const wanted = sql.join(
    [...new Set(hashes)].map((hash) => sql`${hash}`),
    sql`, `,
  )
  const rows = await database.rows(
    sql`SELECT hash, content FROM translation_sources WHERE hash IN (${wanted})`,
  )
  return new Map(
    contentRows.parse(rows).map(({ hash, content }): [string, unknown] => [hash, JSON.parse(content)]),
  )
}

/** Source texts that no translation was made from any more are forgotten. */
export const forgetUnusedSources: SQL = sql`DELETE FROM translation_sources
  WHERE NOT EXISTS (SELECT 1 FROM translation_units unit WHERE unit.source_hash = translation_sources.hash)`
