import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * The database of a data folder whose product may be running: a statement waits until the product, or a process that it
 * has just started, has ended its own.
 */
export const openSqlite = (dataFolder: string, { readOnly = false } = {}): DatabaseSync =>
  new DatabaseSync(path.join(dataFolder, 'database.sqlite'), { readOnly, timeout: 120_000 })
