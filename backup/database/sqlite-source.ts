import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { flush } from '../../store/flush.ts'
import { BackupRefusedError } from '../backup-refused-error.ts'
import type { DatabaseSource, Rows } from './database-source.ts'

/** Milliseconds that a statement waits for another process's. */
const longestWait = 30_000

/** @throws BackupRefusedError when there is no such file */
export function openSqliteSource(file: string): DatabaseSource {
  if (!existsSync(file)) throw new BackupRefusedError(`There is no database at ${file}.`)
  const database = new DatabaseSync(file, { readOnly: true, timeout: longestWait })
  return {
    dialect: 'sqlite',
    rows: rowsOf(database),
    async takeSnapshot(copy) {
      const moment = new Date()
      // One read transaction, beside which others write; pages of deleted rows are left out.
      database.prepare('VACUUM INTO ?').run(copy)
      await flush(copy)
      const copied = new DatabaseSync(copy, { readOnly: true })
      const fault = faultOf(copied)
      if (fault !== undefined) {
        copied.close()
        throw new BackupRefusedError(`The database at ${file} is damaged (${fault}).`)
      }
      return {
        moment,
        version: `SQLite ${process.versions.sqlite}`,
        rows: rowsOf(copied),
        close: async () => copied.close(),
      }
    },
    close: async () => database.close(),
  }
}

function rowsOf(database: DatabaseSync): Rows {
  return async (statement) => database.prepare(statement).all()
}

function faultOf(database: DatabaseSync): string | undefined {
  const found = database.prepare('PRAGMA quick_check(1)').get()?.quick_check
  return found === 'ok' ? undefined : String(found)
}
