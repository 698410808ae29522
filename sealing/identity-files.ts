import { Decrypter, Encrypter, generateX25519Identity } from 'age-encryption'
import { codeOf, platformBytes, readCode, type RandomBytes } from './codes.ts'
import { recipientOf } from './recipients.ts'

/** A custodian's key: the identity leaves the browser only sealed. */
export interface CustodianKey {
  /** `AGE-SECRET-KEY-1…` */
  identity: string
  recipient: string
}

/** Why a file does not give a custodian's identity. */
export class IdentityFileError extends Error {
  readonly reason: 'wrong passphrase' | 'no identity'

  constructor(reason: IdentityFileError['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** 64 MB of memory, which a phone has; the passphrase itself can't be guessed. */
const usualWorkFactor = 16

/** Base-32 digits: 100 bits. */
const passphraseLength = 20

export async function makeCustodianKey(): Promise<CustodianKey> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await recipientOf(identity) }
}

/** A passphrase that nobody chooses: 100 random bits, in groups that are easy to copy by hand. */
export function makePassphrase(random: RandomBytes = platformBytes): string {
  return codeOf(random(passphraseLength))
}

/**
 * The text of an identity file, as `age-keygen` writes it.
 * @param label for the custodian to recognise the file
 */
export function identityText({ identity, recipient }: CustodianKey, label: string): string {
  return `# ${label.replaceAll(/\s+/g, ' ')}\n# public key: ${recipient}\n${identity}\n`
}

/**
 * A key as an age file under a passphrase. `age -d` opens it, and `age -d -i` takes it as it is.
 * @param workFactor binary logarithm of scrypt's cost; less only in tests
 */
export async function sealIdentity(
  key: CustodianKey,
  label: string,
  passphrase: string,
  workFactor: number = usualWorkFactor,
): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(workFactor)
  return encrypter.encrypt(identityText(key, label))
}

/**
 * Opens what `sealIdentity` made.
 * @param passphrase as a person types it
 * @throws IdentityFileError
 */
export async function openIdentityFile(file: Uint8Array, passphrase: string): Promise<CustodianKey> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(readCode(passphrase))
  let text: string
  try {
    text = await decrypter.decrypt(file, 'text')
  } catch (error) {
    const isSealed = new TextDecoder()
      .decode(file.subarray(0, 32))
      .startsWith('age-encryption.org/v1\n-> scrypt')
    throw new IdentityFileError(isSealed ? 'wrong passphrase' : 'no identity', { cause: error })
  }
  return readIdentityText(text)
}

/** Reads an identity file that is open. @throws IdentityFileError unless it has exactly one identity */
export async function readIdentityText(text: string): Promise<CustodianKey> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const identity = lines[0]?.trim()
  if (identity === undefined || lines.length !== 1) throw new IdentityFileError('no identity')
  try {
    return { identity, recipient: await recipientOf(identity) }
  } catch (error) {
    throw new IdentityFileError('no identity', { cause: error })
  }
}
