import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { InTransaction } from '../../store/database/in-transaction.ts'
import { rawSql } from '../../store/database/raw-sql.ts'

/** The transaction that statements are to be part of, where there is one. */
/**
 * - `reading`: begun, and interrupted unless somebody is at it; reading the same file again goes on
 * - `refused`: a row of the file is wrong, so that nothing of it can be published
 * - `ready`: all of it is staged
 * - `published`: its values are current, but for those revised since
 * - `undone`: a later version has given back what was before it
 */
export const importStates = ['reading', 'refused', 'ready', 'published', 'undone'] as const

const storedMoment = z.coerce.number().transform((milliseconds) => new Date(milliseconds).toISOString())

const storedState = z
  .object({
    import_id: z.coerce.number(),
    state: z.enum(importStates),
    token: z.string(),
    file_name: z.string(),
    sha256: z.string(),
    file_size: z.coerce.number(),
    edition_year: z.coerce.number(),
    options: z.string(),
    entries: z.coerce.number(),
    staged: z.coerce.number(),
    left_out: z.coerce.number(),
    problems: z.coerce.number(),
    new_values: z.number().nullable(),
    revised_values: z.number().nullable(),
    unchanged_values: z.number().nullable(),
    withdrawn_values: z.number().nullable(),
    version: z.number().nullable(),
    undone_by_version: z.number().nullable(),
    unaffected_values: z.number().nullable(),
    read_by: z.string().nullable(),
    read_at: storedMoment,
    published_by: z.string().nullable(),
    published_at: storedMoment.nullable(),
    undone_by: z.string().nullable(),
    undone_at: storedMoment.nullable(),
    recorded: z.string().nullable(),
  })
  .transform((row) => ({
    id: row.import_id,
    state: row.state,
    token: row.token,
    file: { name: row.file_name, sha256: row.sha256, size: row.file_size },
    editionYear: row.edition_year,
    options: row.options,
    /** Rows of the file that were read, whatever became of them. */
    entries: row.entries,
    /** Values that stand ready to be published; none once they are. */
    staged: row.staged,
    leftOut: row.left_out,
    problems: row.problems,
    /** What publishing changed; nothing before. */
    published:
      row.version === null || row.published_at === null
        ? null
        : {
            version: row.version,
            at: row.published_at,
            by: row.published_by,
            newValues: row.new_values ?? 0,
            revisedValues: row.revised_values ?? 0,
            unchangedValues: row.unchanged_values ?? 0,
            withdrawnValues: row.withdrawn_values ?? 0,
          },
    /** What undoing did; nothing before. */
    undone:
      row.undone_by_version === null || row.undone_at === null
        ? null
        : {
            version: row.undone_by_version,
            at: row.undone_at,
            by: row.undone_by,
            /** Values that another import had revised since, and that stayed. */
            unaffectedValues: row.unaffected_values ?? 0,
          },
    read: { by: row.read_by, at: row.read_at },
    /** The state that the import's record in Payload was last brought to. */
    recorded: row.recorded,
  }))

/** What the product knows of an import beside what an editor wrote. */
export type ImportState = z.output<typeof storedState>

async function findStates(payload: Payload, condition: SQL, req?: InTransaction): Promise<ImportState[]> {
  const database = await rawSql(payload, req)
  const rows = await database.rows(sql`SELECT * FROM figures_imports WHERE ${condition} ORDER BY import_id`)
  return z.array(storedState).parse(rows)
}

/** @returns nothing for an import for which no file was read yet */
export async function readImportState(
  payload: Payload,
  id: number,
  req?: InTransaction,
): Promise<ImportState | undefined> {
  const [found] = await findStates(payload, sql`import_id = ${id}`, req)
  return found
}

/** Imports of a file with the same content that were read in the same way, the latest last. */
export function findImportsOf(payload: Payload, sha256: string, options: string): Promise<ImportState[]> {
  return findStates(payload, sql`sha256 = ${sha256} AND options = ${options}`)
}

/** Imports whose record in Payload does not say yet what was done with their values. */
export function findUnrecorded(payload: Payload): Promise<ImportState[]> {
  return findStates(
    payload,
    sql`state IN ('published', 'undone') AND (recorded IS NULL OR recorded <> state)`,
  )
}

const storedProblems = z.array(
  z.object({ line: z.coerce.number(), file: z.string().nullable(), reason: z.string() }),
)

/** The first problems of a file, by their lines; `reason` is a `FileProblemReason` as JSON. */
export async function readStoredProblems(payload: Payload, id: number, most: number) {
  const database = await rawSql(payload)
  return storedProblems.parse(
    await database.rows(sql`
      SELECT line, file, reason FROM figures_import_problems WHERE import_id = ${id}
      ORDER BY file, line LIMIT ${most}`),
  )
}

/** Removes what was staged of an import that is not published, and what is known of its file. */
export async function forgetImport(payload: Payload, id: number, req?: InTransaction): Promise<void> {
  const database = await rawSql(payload, req, { isLong: true })
  await database.write([
    sql`DELETE FROM figures_imports WHERE import_id = ${id}`,
    sql`DELETE FROM staged_observations WHERE import_id = ${id}`,
    sql`DELETE FROM figures_import_problems WHERE import_id = ${id}`,
    // SQLite gives the id of a deleted record to the next one: a version must not be taken for that one's.
    sql`UPDATE figures_versions SET import_id = 0 WHERE import_id = ${id}`,
  ])
}
