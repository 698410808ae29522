import { randomUUID } from 'node:crypto'
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { statuses } from '../../languages/figure-words.ts'
import { rawSql, type RawSql } from '../../store/database/raw-sql.ts'
import { isProblem, type FileEntry, type FileProblem, type FileRow } from '../importers/file-rows.ts'
import { readIndicatorCodes, type FindIndicator } from './find-indicator.ts'
import { ImportRefusedError } from './import-refused-error.ts'
import { readImportState, type ImportState } from './import-state.ts'
import type { InTransaction } from '../../store/database/in-transaction.ts'

/** Rows written at once. Each takes seven parameters; SQLite takes 32,766 in a statement. */
const rowsAtOnce = 2000
/** So many problems are stored; the others are counted. */
export const mostProblems = 200

export interface FileToStage {
  name: string
  /** Of the content, as hexadecimal digits. */
  sha256: string
  /** Bytes. */
  size: number
}

export interface Staging {
  import: number
  file: FileToStage
  /** How the file is read, in one spelling: with other options it is read from its start. */
  options: string
  editionYear: number
  /** Rows of countries that nobody knows are left out, and counted; otherwise they are problems. */
  leavesOutCountries: boolean
  /** The same for indicators that are no records. */
  leavesOutIndicators: boolean
  entries: AsyncIterable<FileEntry>
  /** Who reads it, by name. */
  by: string | null
  /** Called after each chunk: how many rows have been read so far. */
  onProgress?: (entries: number) => void
  req?: InTransaction
}

/**
 * Reads a file into `staged_observations`, chunk by chunk. Each chunk is written together with how far the file was read,
 * so that reading the same file again, after an interruption, goes on where the last chunk ended. A file in which one row
 * is wrong is read to its end, for all of its problems, and refused.
 * @throws ImportRefusedError when the import is published already, or somebody else has begun to read a file for it
 */
export async function stageFile(payload: Payload, staging: Staging): Promise<ImportState> {
  const { import: id, req } = staging
  const token = randomUUID()
  const database = await rawSql(payload, req, { isLong: true })
  const begun = await begin(payload, database, staging, token)
  const chunk = new Chunk(await readIndicatorCodes(payload, req), staging, await seenBefore(database, id))
  let entries = 0
  let problems = begun.problems
  const write = async () => {
    await writeChunk(database, id, token, chunk, { entries, storesProblems: mostProblems - problems }).catch(
      async (error: unknown) => {
        const now = await readImportState(payload, id, req)
        throw now?.token === token ? error : new ImportRefusedError('readByAnother')
      },
    )
    problems += chunk.problems.length
    chunk.clear()
    staging.onProgress?.(entries)
  }
  for await (const entry of staging.entries) {
    entries += 1
    if (entries <= begun.entries) continue
    chunk.add(entry)
    if (chunk.isFull) await write()
  }
  if (entries === 0) chunk.add({ line: 1, reason: { code: 'noRows' } })
  await write()
  await end(database, id, token)
  const state = await readImportState(payload, id, req)
  if (state?.token !== token) throw new ImportRefusedError('readByAnother')
  return state
}

/** Takes the import for this reading: from the start, or from where an interrupted one of the same file ended. */
async function begin(
  payload: Payload,
  database: RawSql,
  { import: id, file, options, editionYear, by, req }: Staging,
  token: string,
): Promise<ImportState> {
  const before = await readImportState(payload, id, req)
  if (before?.published) throw new ImportRefusedError('alreadyPublished')
  const goesOn =
    before?.state === 'reading' && before.file.sha256 === file.sha256 && before.options === options
  await database.write(
    goesOn
      ? [sql`UPDATE figures_imports SET token = ${token} WHERE import_id = ${id} AND state = 'reading'`]
      : [
          sql`INSERT INTO figures_imports (import_id, state, token, file_name, sha256, file_size, edition_year, options,
              entries, staged, left_out, problems, read_by, read_at)
            VALUES (${id}, 'reading', ${token}, ${file.name}, ${file.sha256}, ${file.size}, ${editionYear}, ${options},
              0, 0, 0, 0, ${by}, ${Date.now()})
            ON CONFLICT (import_id) DO UPDATE SET state = 'reading', token = excluded.token,
              file_name = excluded.file_name, sha256 = excluded.sha256, file_size = excluded.file_size,
              edition_year = excluded.edition_year, options = excluded.options, entries = 0, staged = 0,
              left_out = 0, problems = 0, read_by = excluded.read_by, read_at = excluded.read_at
            WHERE figures_imports.version IS NULL`,
          sql`DELETE FROM staged_observations WHERE import_id = ${id} AND ${isAt(id, token)}`,
          sql`DELETE FROM figures_import_problems WHERE import_id = ${id} AND ${isAt(id, token)}`,
        ],
  )
  const begun = await readImportState(payload, id, req)
  if (begun?.token !== token) throw new ImportRefusedError('readByAnother')
  return begun
}

/** Whether the import is still with the reading that has this token. */
function isAt(id: number, token: string): SQL {
  return sql`EXISTS (SELECT 1 FROM figures_imports i
    WHERE i.import_id = ${id} AND i.token = ${token} AND i.state = 'reading')`
}

const stagedRows = z.array(
  z.object({
    indicator_id: z.coerce.number(),
    country: z.string(),
    year: z.coerce.number(),
    value: z.coerce.number().nullable(),
    status: z.enum(statuses).nullable(),
    line: z.coerce.number(),
  }),
)

type Seen = Pick<FileRow, 'line' | 'value' | 'status'>

/** What an interrupted reading has staged, so that a second value for the same year is noticed. */
async function seenBefore(database: RawSql, id: number): Promise<Map<string, Seen>> {
  const rows = stagedRows.parse(
    await database.rows(sql`
      SELECT indicator_id, country, year, value, status, line FROM staged_observations WHERE import_id = ${id}`),
  )
  return new Map(
    rows.map(({ indicator_id, country, year, ...seen }) => [keyOf(indicator_id, country, year), seen]),
  )
}

const keyOf = (indicator: number, country: string, year: number) => `${indicator} ${country} ${year}`

interface StagedRow extends FileRow {
  indicatorId: number
}

/** What was read since the last time something was written. */
class Chunk {
  rows: StagedRow[] = []
  problems: FileProblem[] = []
  leftOut = 0
  readonly #find: FindIndicator
  readonly #staging: Staging
  readonly #seen: Map<string, Seen>
  #read = 0

  constructor(find: FindIndicator, staging: Staging, seen: Map<string, Seen>) {
    this.#find = find
    this.#staging = staging
    this.#seen = seen
  }

  get isFull(): boolean {
    return this.#read >= rowsAtOnce
  }

  clear(): void {
    this.rows = []
    this.problems = []
    this.leftOut = 0
    this.#read = 0
  }

  add(entry: FileEntry): void {
    this.#read += 1
    if (isProblem(entry)) this.#addProblem(entry)
    else this.#addRow(entry)
  }

  #addProblem(problem: FileProblem): void {
    const { code } = problem.reason
    const isLeftOut =
      ((code === 'unknownCountry' || code === 'countryWithoutRecord') && this.#staging.leavesOutCountries) ||
      (code === 'unknownIndicator' && this.#staging.leavesOutIndicators)
    if (isLeftOut) this.leftOut += 1
    else this.problems.push(problem)
  }

  #addRow(row: FileRow): void {
    const { line, indicator, country, year, value, status } = row
    const indicatorId = this.#find(indicator)
    if (typeof indicatorId === 'string') {
      const code = indicatorId === 'unknown' ? 'unknownIndicator' : 'ambiguousIndicator'
      return this.#addProblem({ line, reason: { code, found: indicator.slice(0, 80) } })
    }
    const key = keyOf(indicatorId, country, year)
    const seen = this.#seen.get(key)
    if (!seen) {
      this.#seen.set(key, { line, value, status })
      this.rows.push({ ...row, indicatorId })
    } else if (seen.value !== value || seen.status !== status) {
      this.#addProblem({ line, reason: { code: 'secondValue', firstLine: seen.line } })
    }
  }
}

/** Writes a chunk, and how far the file is read with it, unless somebody else has taken the import. */
async function writeChunk(
  database: RawSql,
  id: number,
  token: string,
  { rows, problems, leftOut }: Chunk,
  { entries, storesProblems }: { entries: number; storesProblems: number },
): Promise<void> {
  // Nothing where the import is no more this reading's: a row without an import can't be written, and so none is.
  const own = sql`(SELECT i.import_id FROM figures_imports i
    WHERE i.import_id = ${id} AND i.token = ${token} AND i.state = 'reading')`
  const idOf = (index: number) => (index === 0 ? own : sql`${id}`)
  const stored = problems.slice(0, Math.max(0, storesProblems))
  const statements = [
    sql`UPDATE figures_imports SET entries = ${entries}, staged = staged + ${rows.length},
        left_out = left_out + ${leftOut}, problems = problems + ${problems.length}
      WHERE import_id = ${id} AND token = ${token} AND state = 'reading'`,
  ]
  if (rows.length > 0) statements.push(insertRows(database, own, id, rows))
  if (stored.length > 0) {
    const values = stored.map(
      ({ line, file, reason }, index) =>
        sql`(${idOf(index)}, ${line}, ${file ?? null}, ${JSON.stringify(reason)})`,
    )
    statements.push(sql`
      INSERT INTO figures_import_problems (import_id, line, file, reason) VALUES ${sql.join(values, sql`, `)}`)
  }
  await database.write(statements)
}

/** @param own the import's id, or nothing once it is no more this reading's */
function insertRows({ dialect }: RawSql, own: SQL, id: number, rows: readonly StagedRow[]): SQL {
  const into = sql`INSERT INTO staged_observations (indicator_id, country, year, value, status, line, import_id)`
  if (dialect === 'postgres') {
    // Six arrays in place of thousands of parameters take a third of the time.
    const column = (of: (row: StagedRow) => unknown, type: SQL) => sql`${sql.param(rows.map(of))}::${type}[]`
    return sql`${into} SELECT given.*, ${own} FROM unnest(
      ${column(({ indicatorId }) => indicatorId, sql`integer`)}, ${column(({ country }) => country, sql`text`)},
      ${column(({ year }) => year, sql`integer`)}, ${column(({ value }) => value, sql`double precision`)},
      ${column(({ status }) => status, sql`text`)}, ${column(({ line }) => line, sql`integer`)}) AS given`
  }
  const values = rows.map(
    ({ indicatorId, country, year, value, status, line }, index) =>
      sql`(${indicatorId}, ${country}, ${year}, ${value}, ${status}, ${line}, ${index === 0 ? own : sql`${id}`})`,
  )
  return sql`${into} VALUES ${sql.join(values, sql`, `)}`
}

/** A file with a problem is refused, and nothing of it stays staged. */
async function end(database: RawSql, id: number, token: string): Promise<void> {
  await database.write([
    sql`UPDATE figures_imports SET state = CASE WHEN problems > 0 THEN 'refused' ELSE 'ready' END,
        staged = CASE WHEN problems > 0 THEN 0 ELSE staged END
      WHERE import_id = ${id} AND token = ${token} AND state = 'reading'`,
    sql`DELETE FROM staged_observations WHERE import_id = ${id} AND EXISTS (SELECT 1 FROM figures_imports i
      WHERE i.import_id = ${id} AND i.token = ${token} AND i.state = 'refused')`,
    // Postgres would plan the differences for the table as it was before.
    ...(database.dialect === 'postgres' ? [sql`ANALYZE staged_observations`] : []),
  ])
}
