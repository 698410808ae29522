import { armor, Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { readFile } from 'node:fs/promises'
import type { Environment } from '../../../environment.ts'
import { ageIdentityIn } from '../../../store/age-identity.ts'
import { writeOnce } from '../../../store/write-once.ts'
import { SealingKeyUnavailableError, type SealingKey } from './sealing-key.ts'

/**
 * The sealing key of a file (setting `SEALING_KEY_FILE`), or only its public half (`SEALING_RECIPIENT`).
 * @throws SealingKeyUnavailableError when there is neither
 */
export async function keyOfFile(
  settings: Pick<Environment, 'sealingKeyFile' | 'SEALING_RECIPIENT'>,
): Promise<SealingKey> {
  const identity = await readIdentity(settings.sealingKeyFile)
  const recipient = await sealingRecipient(settings)
  if (!recipient) throw new SealingKeyUnavailableError('The sealing key is not at its place')
  return {
    id: recipient,
    async wrap(tenderIdentity) {
      const encrypter = new Encrypter()
      encrypter.addRecipient(recipient)
      return armor.encode(await encrypter.encrypt(tenderIdentity))
    },
    async unwrap(wrapped) {
      if (!identity)
        throw new SealingKeyUnavailableError('This machine has only the public half of the sealing key')
      const decrypter = new Decrypter()
      decrypter.addIdentity(identity)
      return decrypter.decrypt(armor.decode(wrapped), 'text')
    },
  }
}

/**
 * The public half of the machine's sealing key: of its file, else the setting.
 * @returns nothing where there is neither
 * @throws SealingKeyUnavailableError when the file holds something else
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
    throw new SealingKeyUnavailableError(`The file ${sealingKeyFile} holds no sealing key`, { cause: error })
  }
}

/**
 * Makes the key where there is none.
 * @returns whether it was made
 */
export async function makeSealingKey(file: string): Promise<boolean> {
  if (await readIdentity(file)) return false
  return writeOnce(file, `${await generateX25519Identity()}\n`)
}

async function readIdentity(file: string): Promise<string | undefined> {
  try {
    const text = await readFile(file, 'utf8')
    return ageIdentityIn(text) ?? text.trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
