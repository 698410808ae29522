import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileLibraries } from '../../uploads/file-address.ts'

/** Where a data folder says which database it belongs to. */
export function identityFileOf(dataFolder: string): string {
  return path.join(dataFolder, 'database-identity')
}

/** Where a restore makes everything in a data folder before it is moved into place: left there when it is interrupted. */
export function unfinishedRestoreOf(dataFolder: string): string {
  return path.join(dataFolder, '.restoring')
}

/** The identity of the database that a data folder belongs to, or nothing when it belongs to none yet. */
export function readFolderIdentity(dataFolder: string): string | undefined {
  try {
    return readFileSync(identityFileOf(dataFolder), 'utf8').trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Gives a data folder its identity. A complete file is linked into place; one that is there stays as it is. */
export function writeFolderIdentity(dataFolder: string, identity: string): void {
  const file = identityFileOf(dataFolder)
  const proposed = `${file}.${randomBytes(8).toString('hex')}`
  writeFileSync(proposed, `${identity}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(proposed, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(proposed, { force: true })
  }
}

/**
 * What lies in a data folder that a new database would know nothing of: names of folders with files in them, and of
 * files of a database.
 */
export function valuablesIn(dataFolder: string): string[] {
  const folders = [...fileLibraries, 'submissions'].filter((name) => hasFiles(path.join(dataFolder, name)))
  const databases = ['database.sqlite', 'database.sqlite-wal'].filter((name) =>
    existsSync(path.join(dataFolder, name)),
  )
  return [...folders.map((name) => `${name}/`), ...databases]
}

function hasFiles(folder: string): boolean {
  if (!existsSync(folder)) return false
  return readdirSync(folder, { withFileTypes: true, recursive: true }).some((entry) => !entry.isDirectory())
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
