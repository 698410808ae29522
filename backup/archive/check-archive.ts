import { readFile } from 'node:fs/promises'
import { ageIdentityIn } from '../../store/age-identity.ts'
import { BackupRefusedError } from '../backup-refused-error.ts'
import type { FoundArchive } from '../places/find-archive.ts'
import { isEncryptedName } from './archive-name.ts'
import type { Manifest } from './manifest.ts'
import { readArchive } from './read-archive.ts'

/**
 * The secret half of the key that an archive is encrypted to, as `age-keygen` writes its file.
 * @returns nothing for an archive that is not encrypted
 * @throws BackupRefusedError when it needs a key and none is given
 */
export async function readKeyOf(archive: string, keyFile: string | undefined): Promise<string | undefined> {
  if (!isEncryptedName(archive)) return undefined
  if (keyFile === undefined) {
    throw new BackupRefusedError(
      `The archive ${archive} is encrypted: name the file of the key with --key FILE.`,
    )
  }
  const text = await readFile(keyFile, 'utf8').catch((error: unknown) => {
    throw new BackupRefusedError(`The key ${keyFile} can't be read.`, { cause: error })
  })
  const identity = ageIdentityIn(text)
  if (identity === undefined) throw new BackupRefusedError(`The file ${keyFile} holds no age key.`)
  return identity
}

/**
 * Reads an archive to its end without writing anything.
 * @throws BackupRefusedError naming what is damaged
 */
export async function checkArchive(
  { name, read }: FoundArchive,
  identity: string | undefined,
): Promise<Manifest> {
  return readArchive(await read(), { name, identity })
}
