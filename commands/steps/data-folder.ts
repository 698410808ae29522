import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makePrivate } from '../../store/database/private-files.ts'
import { CannotGoOn, say } from './say.ts'

/** Most places that a warning names. */
const named = 3

/**
 * Makes the data folder, proves that files can be written into it, and takes it and the folder of keys beside it from
 * everybody but their owner.
 * @throws CannotGoOn
 */
export function checkDataFolder(folder: string): void {
  const probe = path.join(folder, `.writable-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(probe, '', { mode: 0o600 })
    rmSync(probe)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CannotGoOn(
      `The data folder ${folder} can't be written to (${reason}): choose another with DATA_DIR=….`,
    )
  }
  makeDataPrivate(folder)
}

/** Folders and files that an earlier version left readable to others, or a copy did. */
function makeDataPrivate(folder: string): void {
  const open = [folder, `${folder}.keys`].flatMap((place) => makePrivate(place))
  if (open.length === 0) return
  const more = open.length > named ? ` and ${open.length - named} more` : ''
  say(
    `WARNING: others on this machine may have access to ${open.slice(0, named).join(', ')}${more}, which belong to another user: take it from them with chmod.`,
  )
}
