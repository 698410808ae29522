import { parseArgs } from 'node:util'
import { checkArchive, readKeyOf } from '../backup/archive/check-archive.ts'
import { describeFailure } from '../backup/describe-failure.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { findArchive } from '../backup/places/find-archive.ts'
import { makeFilesPrivate } from '../store/database/private-files.ts'
import { describeArchive, describeLeftOut } from './steps/describe-archive.ts'
import { CannotGoOn, endWith, say } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'

/**
 * `npm run backup`: one archive of everything that must be preserved, but for keys, while the product runs. With
 * `-- --verify FILE [--key FILE]`: whether an archive is whole. Ends with 1 when anything is missing or wrong.
 */
async function backup(): Promise<number> {
  const settings = readSettings()
  const { values } = parseArgs({ options: { verify: { type: 'string' }, key: { type: 'string' } } })
  makeFilesPrivate()
  if (values.verify !== undefined) {
    const archive = await findArchive(settings, values.verify)
    for (const line of describeLeftOut(archive)) say(line)
    const manifest = await checkArchive(archive, await readKeyOf(archive.name, values.key))
    archive.close()
    for (const line of describeArchive(manifest)) say(line)
    say(`The archive ${archive.name} is whole.`)
    return 0
  }
  if (settings.BACKUP_RECIPIENT === undefined) {
    say('WARNING: the archive holds personal data and is not encrypted; BACKUP_RECIPIENT=age1… encrypts it.')
  }
  const { made, missing, deleted, undeleted, ahead } = await makeBackup(settings)
  say(`Archive   ${made.archive} in ${made.place}`)
  say(`Moment    ${made.moment}`)
  say(`Size      ${made.bytes} bytes, ${made.files} files`)
  say(`SHA-256   ${made.sha256}`)
  for (const name of deleted) say(`Deleted   ${name}, which is over its time`)
  for (const reason of undeleted) say(`WARNING: what is over its time could not be deleted: ${reason}`)
  for (const name of ahead)
    say(`WARNING: ${name} is newer than the clock: remove it if the clock was ahead once.`)
  for (const name of missing) say(`WARNING: ${name} was missing already and is not in the archive.`)
  say('It was read back and is what was written. Neither the sealing key nor the session secret is in it.')
  return missing.length === 0 ? 0 : 1
}

try {
  process.exit(await backup())
} catch (error) {
  endWith(error instanceof CannotGoOn ? error : new CannotGoOn(describeFailure(error)))
}
