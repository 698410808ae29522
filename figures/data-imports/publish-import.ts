import { randomUUID } from 'node:crypto'
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { raisedVersion } from '../../store/database/content-version.ts'
import { rawSql, type RawSql } from '../../store/database/raw-sql.ts'
import { ImportRefusedError } from './import-refused-error.ts'
import { readImportState, type ImportState } from './import-state.ts'
import type { InTransaction } from '../../store/database/in-transaction.ts'

/**
 * Makes the staged values of an import the current ones, as the next version: one transaction, on SQLite one batch, so
 * that a process that is killed leaves all of it or nothing. Of two who do so at once one learns that it was done.
 * A value that was there already is the import's from then on, so that undoing the one that brought it first leaves it.
 * The import's record is brought to it afterwards (`record-import.ts`).
 * @param by who publishes, by name
 * @throws ImportRefusedError when there is nothing to publish
 */
export async function applyImport(
  payload: Payload,
  id: number,
  by: string | null,
  req?: InTransaction,
): Promise<ImportState> {
  const before = await readImportState(payload, id, req)
  if (before?.state === 'published') return before
  if (before?.state !== 'ready') throw new ImportRefusedError(notReady(before))
  const database = await rawSql(payload, req, { isLong: true })
  const token = randomUUID()
  const now = Date.now()
  const isOurs = ours(id, token)
  const version = sql`(SELECT version FROM figures_imports WHERE import_id = ${id})`
  await writeVersion(database, [
    sql`UPDATE figures_imports SET state = 'published', token = ${token}, published_by = ${by}, published_at = ${now}
      WHERE import_id = ${id} AND state = 'ready'`,
    nextVersion(id, token, now, false),
    sql`UPDATE figures_imports SET version = (SELECT max(version) FROM figures_versions)
      WHERE import_id = ${id} AND token = ${token}`,
    sql`UPDATE observations SET until_version = ${version}
      WHERE until_version IS NULL AND ${isOurs} AND EXISTS (
        SELECT 1 FROM staged_observations s
        WHERE s.import_id = ${id} AND ${isSameValue(sql`s`, sql`observations`)})`,
    sql`INSERT INTO observations
        (indicator_id, country, year, value, status, edition_year, from_version, import_version)
      SELECT s.indicator_id, s.country, s.year, s.value, s.status, i.edition_year, i.version, i.version
      FROM staged_observations s JOIN figures_imports i ON i.import_id = s.import_id
      WHERE s.import_id = ${id} AND i.token = ${token} AND s.value IS NOT NULL`,
    ...analyzed(database),
    countChanges(id, token),
    sql`DELETE FROM staged_observations WHERE import_id = ${id} AND ${isOurs}`,
    raisedVersion('indicators'),
  ])
  return doneBy(payload, id, 'published', req)
}

/** What publishing changed, counted in what it wrote. */
function countChanges(id: number, token: string): SQL {
  const version = sql`(SELECT i.version FROM figures_imports i WHERE i.import_id = ${id})`
  const isRevised = sql`f.value <> n.value OR (f.value IS NOT NULL AND f.status IS DISTINCT FROM n.status)`
  return sql`UPDATE figures_imports SET (new_values, revised_values, unchanged_values, withdrawn_values) = (
      SELECT written.added - written.replaced, written.revised,
        given.total - written.added + written.replaced - written.revised, ended.total - written.replaced
      FROM
        (SELECT count(*) AS added, count(f.value) AS replaced, count(CASE WHEN ${isRevised} THEN 1 END) AS revised
          FROM observations n LEFT JOIN observations f ON ${isSameValue(sql`f`, sql`n`)} AND f.until_version = ${version}
          WHERE n.from_version = ${version}) AS written,
        (SELECT count(*) AS total FROM observations WHERE until_version = ${version}) AS ended,
        (SELECT count(*) AS total FROM staged_observations WHERE import_id = ${id} AND value IS NOT NULL) AS given)
    WHERE import_id = ${id} AND token = ${token}`
}

/**
 * Gives back what there would be without a published import, as a version of its own: its values that are still current
 * end, and of these, and of what it withdrew, the latest value that another import brought is current again, unless one
 * withdrew it since. Imports that are undone already play no part. What another import has changed or repeated since stays.
 * @throws ImportRefusedError when the import is not published
 */
export async function revertImport(
  payload: Payload,
  id: number,
  by: string | null,
  req?: InTransaction,
): Promise<ImportState> {
  const before = await readImportState(payload, id, req)
  if (before?.state === 'undone') return before
  if (before?.state !== 'published' || !before.published) throw new ImportRefusedError('notPublished')
  const { version } = before.published
  const database = await rawSql(payload, req, { isLong: true })
  const token = randomUUID()
  const now = Date.now()
  const isOurs = ours(id, token)
  const undoing = sql`(SELECT undone_by_version FROM figures_imports WHERE import_id = ${id})`
  // One whose record was deleted since was undone before, so that what is not known here does not stand.
  const standing = sql`(SELECT i.version FROM figures_imports i WHERE i.state = 'published')`
  const isWithdrawnBy = (row: SQL) => sql`NOT EXISTS (SELECT 1 FROM observations n
    WHERE ${isSameValue(sql`n`, row)} AND n.from_version = ${row}.until_version)`
  const isBroughtAfter = (row: SQL, than: SQL) => sql`EXISTS (SELECT 1 FROM observations l
    WHERE ${isSameValue(sql`l`, row)} AND l.import_version IN ${standing} AND ${than})`
  const isWithdrawnAfter = (row: SQL, than: SQL) => sql`EXISTS (SELECT 1 FROM observations w
    WHERE ${isSameValue(sql`w`, row)} AND w.until_version IN ${standing} AND w.until_version > ${than}
      AND ${isWithdrawnBy(sql`w`)})`
  await writeVersion(database, [
    sql`UPDATE figures_imports SET state = 'undone', token = ${token}, undone_by = ${by}, undone_at = ${now}
      WHERE import_id = ${id} AND state = 'published'`,
    nextVersion(id, token, now, true),
    sql`UPDATE figures_imports SET undone_by_version = (SELECT max(version) FROM figures_versions)
      WHERE import_id = ${id} AND token = ${token}`,
    sql`UPDATE observations SET until_version = ${undoing}
      WHERE import_version = ${version} AND until_version IS NULL AND ${isOurs}`,
    sql`INSERT INTO observations
        (indicator_id, country, year, value, status, edition_year, from_version, import_version)
      SELECT f.indicator_id, f.country, f.year, f.value, f.status, f.edition_year, ${undoing}, f.import_version
      FROM (
        SELECT n.indicator_id, n.country, n.year FROM observations n
        WHERE n.import_version = ${version} AND n.until_version = ${undoing}
        UNION SELECT g.indicator_id, g.country, g.year FROM observations g
        WHERE g.until_version = ${version} AND ${isWithdrawnBy(sql`g`)}
      ) AS changed JOIN observations f ON ${isSameValue(sql`f`, sql`changed`)}
      WHERE ${isOurs} AND f.import_version IN ${standing}
        AND NOT ${isBroughtAfter(sql`f`, sql`(l.import_version, l.from_version) > (f.import_version, f.from_version)`)}
        AND NOT ${isWithdrawnAfter(sql`f`, sql`f.import_version`)}
        AND NOT EXISTS (SELECT 1 FROM observations c WHERE ${isSameValue(sql`c`, sql`f`)} AND c.until_version IS NULL)`,
    sql`UPDATE figures_imports SET unaffected_values =
        (SELECT count(*) FROM observations n WHERE n.from_version = ${version})
        - (SELECT count(*) FROM observations n
          WHERE n.import_version = ${version} AND n.until_version = ${undoing})
        + (SELECT count(*) FROM observations f WHERE f.until_version = ${version} AND ${isWithdrawnBy(sql`f`)} AND (
          ${isBroughtAfter(sql`f`, sql`l.import_version > ${version}`)} OR ${isWithdrawnAfter(sql`f`, sql`${version}`)}))
      WHERE import_id = ${id} AND token = ${token}`,
    ...analyzed(database),
    raisedVersion('indicators'),
  ])
  return doneBy(payload, id, 'undone', req)
}

/** Whether two rows are of the same indicator, country and year. */
function isSameValue(one: SQL, other: SQL): SQL {
  return sql`${one}.indicator_id = ${other}.indicator_id AND ${one}.country = ${other}.country
    AND ${one}.year = ${other}.year`
}

/** Whether it is this act that brought the import to its state. */
function ours(id: number, token: string): SQL {
  return sql`EXISTS (SELECT 1 FROM figures_imports i WHERE i.import_id = ${id} AND i.token = ${token})`
}

function nextVersion(id: number, token: string, now: number, isUndo: boolean): SQL {
  return sql`INSERT INTO figures_versions (version, import_id, is_undo, published_at)
    SELECT (SELECT coalesce(max(version), 0) + 1 FROM figures_versions), import_id, ${isUndo ? 1 : 0}, ${now}
    FROM figures_imports WHERE import_id = ${id} AND token = ${token}`
}

/** Postgres would count, and read differences, as if the table were as it was before so many rows came. */
function analyzed({ dialect }: RawSql): SQL[] {
  return dialect === 'postgres' ? [sql`ANALYZE observations`] : []
}

/** SQLite has one writer at a time; on Postgres the table of versions is taken, so that no two have the same number. */
async function writeVersion(database: RawSql, statements: readonly SQL[]): Promise<void> {
  await database.write([
    ...(database.dialect === 'postgres' ? [sql`LOCK TABLE figures_versions IN EXCLUSIVE MODE`] : []),
    ...statements,
  ])
}

async function doneBy(
  payload: Payload,
  id: number,
  state: ImportState['state'],
  req?: InTransaction,
): Promise<ImportState> {
  const after = await readImportState(payload, id, req)
  if (after?.state !== state) throw new ImportRefusedError(notReady(after))
  return after
}

/** Why an import can't be published in its state. */
function notReady(state: ImportState | undefined) {
  switch (state?.state) {
    case undefined:
      return 'noFile'
    case 'reading':
      return 'stillReading'
    case 'refused':
      return 'hasProblems'
    case 'undone':
      return 'alreadyUndone'
    case 'ready':
    case 'published':
      return 'readByAnother'
  }
}
