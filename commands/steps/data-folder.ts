import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '../../environment.ts'
import { makePrivate } from '../../store/database/private-files.ts'
import { signingKeyFilesIn } from '../../transparency/keys/signing-keys.ts'
import { CannotGoOn, say } from './say.ts'

/** Most places that a warning names. */
const named = 3

type Places = Pick<Environment, 'dataFolder' | 'sealingKeyFile' | 'signingKeysFolder'>

/**
 * Makes the data folder, proves that files can be written into it, and takes it, the folder of keys beside it, and the keys
 * wherever they are from everybody but their owner.
 * @throws CannotGoOn
 */
export function checkDataFolder(settings: Places): void {
  const folder = settings.dataFolder
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
  makeDataPrivate(settings)
}

/** Folders and files that an earlier version left readable to others, or a copy did. */
function makeDataPrivate({ dataFolder, sealingKeyFile, signingKeysFolder }: Places): void {
  // Beside keys that lie elsewhere there may be what is none of ours.
  const keys = [`${dataFolder}.keys`, sealingKeyFile, ...signingKeyFilesIn(signingKeysFolder)]
  const open = [...new Set([dataFolder, ...keys].flatMap((place) => makePrivate(place)))]
  if (open.length === 0) return
  const more = open.length > named ? ` and ${open.length - named} more` : ''
  say(
    `WARNING: others on this machine may have access to ${open.slice(0, named).join(', ')}${more}, whose rights can't be changed, as they belong to another user or are mounted to be read alone: take it from them where that can be done.`,
  )
}
