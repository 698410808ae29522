import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '../../../environment.ts'
import { identityFileOf, readFolderIdentity, unfinishedRestoreOf, valuablesIn } from './data-folder.ts'
import type { DatabaseState } from './database-identity.ts'
import { DatabaseRefusedError } from './database-refused-error.ts'

type Place = Pick<Environment, 'dataFolder' | 'sqliteFile'>

/**
 * Refuses a database that the data folder does not belong to. A folder or a database without an identity is no stranger:
 * both are given one when the database is prepared.
 * @throws DatabaseRefusedError
 */
export function refuseStrangers({ identity }: DatabaseState, settings: Place): void {
  const { dataFolder, sqliteFile } = settings
  const ofFolder = readFolderIdentity(dataFolder)
  if (ofFolder === undefined) {
    if (!sqliteFile && identity !== undefined && existsSync(path.join(dataFolder, 'database.sqlite'))) {
      throw new DatabaseRefusedError(
        `The data folder ${dataFolder} holds an SQLite database, and DATABASE_URL names another database: choose another folder with DATA_DIR=…, or leave DATABASE_URL out.`,
      )
    }
    return
  }
  if (ofFolder === identity) return
  throw new DatabaseRefusedError(
    `The data folder ${dataFolder} belongs to another database than ${sqliteFile ? `${sqliteFile} is` : 'the one that DATABASE_URL names'}: nothing was written. Check DATA_DIR and DATABASE_URL. If they do belong together (a database restored from an old backup, say), move ${identityFileOf(dataFolder)} away and start again.`,
  )
}

/**
 * Refuses to fill an empty database where files of another one lie, or what an interrupted restore left: a new one would know
 * nothing of them.
 * @throws DatabaseRefusedError
 */
export function refuseToFillBesideValuables(settings: Place): void {
  const { dataFolder, sqliteFile } = settings
  if (existsSync(unfinishedRestoreOf(dataFolder))) {
    throw new DatabaseRefusedError(
      `A restore into the data folder ${dataFolder} was interrupted, so that no new database is made for it: restore the backup again with "npm run restore -- FILE", or choose an empty folder with DATA_DIR=….`,
    )
  }
  const belongs = readFolderIdentity(dataFolder) !== undefined
  const hasDatabase = sqliteFile !== undefined && existsSync(sqliteFile)
  const found = valuablesIn(dataFolder).filter((name) => !hasDatabase || !name.startsWith('database.sqlite'))
  if (!belongs && found.length === 0) return
  const holds =
    found.length > 0 ? `holds ${found.join(', ')} of another database` : 'belongs to another database'
  throw new DatabaseRefusedError(
    sqliteFile
      ? `There is ${hasDatabase ? 'only an empty' : 'no'} database at ${sqliteFile}, and the data folder ${holds}, so that no new one is made: name that database with DATABASE_URL=postgres://…, put its ${path.basename(sqliteFile)} back, or choose an empty folder with DATA_DIR=….`
      : `The database that DATABASE_URL names is empty, and the data folder ${dataFolder} ${holds}, so that it is not filled: check DATABASE_URL, or choose an empty folder with DATA_DIR=….`,
  )
}

/**
 * Refuses to open an SQLite database that is not there: opening it would make an empty one.
 * @throws DatabaseRefusedError
 */
export function refuseMissingSqlite({ sqliteFile }: Place): void {
  if (!sqliteFile || existsSync(sqliteFile)) return
  throw new DatabaseRefusedError(
    `There is no database at ${sqliteFile}: start the site once with "npm start", or say where the database is with DATA_DIR=… or DATABASE_URL=postgres://….`,
  )
}
