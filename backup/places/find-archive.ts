import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Environment } from '../../environment.ts'
import { readFolderIdentity } from '../../store/database/identity/data-folder.ts'
import { readAnyArchiveName, readArchiveName } from '../archive/archive-name.ts'
import { BackupRefusedError } from '../backup-refused-error.ts'
import type { BackupPlace } from './backup-place.ts'
import { placeOfSettings } from './place-of-settings.ts'
import { folderPlace } from './folder-place.ts'

/** An archive that may be read as often as wanted. */
export interface FoundArchive {
  name: string
  /** Names of archives that were not taken for the latest one because they are newer than the clock: it was ahead once. */
  leftOut: readonly string[]
  read: () => Promise<Readable>
  close: () => void
}

/**
 * The archive that a person names.
 * @param given path of a file, name of an archive in the place of backups, or `latest`
 * @throws BackupRefusedError when there is none
 */
export async function findArchive(
  settings: Environment,
  given: string,
  now = new Date(),
): Promise<FoundArchive> {
  const place = existsSync(given) ? folderPlace(path.dirname(given)) : placeOfSettings(settings)
  const { name, leftOut } =
    given === 'latest'
      ? await latestOf(place, readFolderIdentity(settings.dataFolder), now)
      : { name: path.basename(given), leftOut: [] }
  return { name, leftOut, read: () => place.read(name), close: () => place.close() }
}

/** @param identity of the database whose archives are meant; nothing where any one's may be, if it is the only one's */
async function latestOf(
  place: BackupPlace,
  identity: string | undefined,
  now: Date,
): Promise<Pick<FoundArchive, 'name' | 'leftOut'>> {
  const archives = (await place.list()).flatMap(
    (name) => (identity === undefined ? readAnyArchiveName(name) : readArchiveName(name, identity)) ?? [],
  )
  const databases = new Set(archives.map(({ database }) => `backup-${database}-…`))
  if (databases.size > 1) {
    throw new BackupRefusedError(
      `There are archives of several databases in ${place.description} (${[...databases].join(', ')}): name the one that is meant.`,
    )
  }
  const newestFirst = archives.toSorted((one, other) => other.began.getTime() - one.began.getTime())
  const latest = newestFirst.find(({ began }) => began <= now)
  const leftOut = newestFirst.filter(({ began }) => began > now).map(({ name }) => name)
  if (latest) return { name: latest.name, leftOut }
  throw new BackupRefusedError(
    leftOut.length > 0
      ? `All archives in ${place.description} are newer than this machine's clock (${leftOut.join(', ')}): set the clock, or name the one that is meant.`
      : `There is no archive ${identity === undefined ? '' : 'of this database '}in ${place.description}.`,
  )
}
