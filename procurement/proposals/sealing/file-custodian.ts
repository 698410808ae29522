import { armor, Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Environment } from '../../../environment.ts'
import { CustodianUnavailableError, type KeyCustodian } from './key-custodian.ts'

/**
 * The custodian whose key is a file (setting `SEALING_KEY_FILE`), or only its public half (`SEALING_RECIPIENT`).
 * @throws CustodianUnavailableError when there is neither
 */
export async function fileCustodian(
  settings: Pick<Environment, 'sealingKeyFile' | 'SEALING_RECIPIENT'>,
): Promise<KeyCustodian> {
  const identity = await readIdentity(settings.sealingKeyFile)
  const recipient = await sealingRecipient(settings)
  if (!recipient) throw new CustodianUnavailableError('The sealing key is not at its place')
  return {
    id: recipient,
    async wrap(tenderIdentity) {
      const encrypter = new Encrypter()
      encrypter.addRecipient(recipient)
      return armor.encode(await encrypter.encrypt(tenderIdentity))
    },
    async unwrap(wrapped) {
      if (!identity)
        throw new CustodianUnavailableError('This machine has only the public half of the sealing key')
      const decrypter = new Decrypter()
      decrypter.addIdentity(identity)
      return decrypter.decrypt(armor.decode(wrapped), 'text')
    },
  }
}

/**
 * The public half of the machine's sealing key: of its file, else the setting.
 * @returns nothing where there is neither
 * @throws CustodianUnavailableError when the file holds something else
 */
export async function sealingRecipient({
  sealingKeyFile,
  SEALING_RECIPIENT,
}: Pick<Environment, 'sealingKeyFile' | 'SEALING_RECIPIENT'>): Promise<string | undefined> {
  const identity = await readIdentity(sealingKeyFile)
  if (identity === undefined) return SEALING_RECIPIENT
  try {
    return await identityToRecipient(identity)
  } catch (error) {
    throw new CustodianUnavailableError(`The file ${sealingKeyFile} holds no sealing key`, { cause: error })
  }
}

/**
 * Makes the key where there is none. A complete file is linked into place, so that processes starting at once agree.
 * @returns whether it was made
 */
export async function makeSealingKey(file: string): Promise<boolean> {
  if (await readIdentity(file)) return false
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const proposed = `${file}.${randomBytes(8).toString('hex')}`
  const handle = await open(proposed, 'wx', 0o600)
  try {
    await handle.writeFile(`${await generateX25519Identity()}\n`)
    await handle.sync()
    await link(proposed, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await handle.close()
    await rm(proposed, { force: true })
  }
}

async function readIdentity(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
