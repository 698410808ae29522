import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '../../environment.ts'
import { isPutAside } from '../../store/database/new-sqlite.ts'
import { saysNoRoom } from '../../store/no-room.ts'
import { CannotGoOn } from './say.ts'

const closed = new Set(['EROFS', 'EACCES', 'EPERM', 'SQLITE_READONLY'])

/**
 * The sentence for an error, or what caused it, that says that a disk is full or takes nothing; nothing for any other error.
 * @param settings where the database and the data folder are
 */
export function diskFaultOf(
  error: unknown,
  { dataFolder, sqliteFile }: Pick<Environment, 'dataFolder' | 'sqliteFile'>,
): CannotGoOn | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  const isClosed = closed.has(code)
  if (!isClosed && !saysNoRoom(error)) return diskFaultOf(error.cause, { dataFolder, sqliteFile })
  const place = 'path' in error && typeof error.path === 'string' ? error.path : (sqliteFile ?? dataFolder)
  const options = { cause: error }
  if (isClosed)
    return new CannotGoOn(`${place} can't be written to (${code}): start again when it can.`, options)
  const asides = existsSync(dataFolder) ? readdirSync(dataFolder).filter(isPutAside) : []
  const folders = asides.map((name) => path.join(dataFolder, name)).join(', ')
  return new CannotGoOn(
    `There is no room left on the disk for ${place}: make room and start again.${folders && ` What interrupted first starts had made is still at ${folders}.`}`,
    options,
  )
}
