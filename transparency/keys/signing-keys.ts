import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { EncodingError, fromBase64, toBase64 } from '../../proofs/bytes.ts'
import { canonicalJson } from '../../proofs/canonical-json.ts'
import { writeAllOnce } from '../../store/write-once.ts'

/** The keys of an installation that are in no copy of its database. */
export interface SigningKeys {
  /** Signs receipts. */
  receipts: SigningKey
  /** Signs checkpoints of the log. */
  transparency: SigningKey
  /** Code by which the signer knows entries that the product itself has written. */
  codeOf: (parts: readonly string[]) => string
}

export interface SigningKey {
  /** Ed25519, 32 bytes. */
  publicKey: Uint8Array
  sign: (bytes: Uint8Array) => Promise<Uint8Array>
}

/** A key is missing among the others, or is none. */
export class SigningKeysError extends Error {}

const fileNames = { receipts: 'receipts', transparency: 'transparency', entries: 'log-entries' } as const
const codeKeyLength = 32

/** Where the keys of a folder are. */
export function signingKeyFilesIn(folder: string): string[] {
  return Object.values(fileNames).map((name) => path.join(folder, name))
}

/** Makes the keys that are not there, all or none. Processes that start at once make the same. */
export async function makeSigningKeys(folder: string): Promise<void> {
  const signing = [fileNames.receipts, fileNames.transparency].map((name) => {
    const { privateKey } = generateKeyPairSync('ed25519')
    return {
      file: path.join(folder, name),
      text: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    }
  })
  const entries = `${randomBytes(codeKeyLength).toString('base64')}\n`
  await writeAllOnce([...signing, { file: path.join(folder, fileNames.entries), text: entries }])
}

/**
 * The keys of a folder; nothing where there are none.
 * @throws SigningKeysError when one is missing among the others, or is none
 */
export async function readSigningKeys(folder: string): Promise<SigningKeys | undefined> {
  const files = Object.values(fileNames)
  const texts = await Promise.all(signingKeyFilesIn(folder).map(readText))
  if (texts.every((text) => text === undefined)) return undefined
  const textOf = (name: (typeof files)[number]) => {
    const text = texts[files.indexOf(name)]
    if (text !== undefined) return text
    throw new SigningKeysError(`The key ${path.join(folder, name)} is missing`)
  }
  const broken = (name: string, error: unknown) =>
    new SigningKeysError(`The file ${path.join(folder, name)} holds no signing key`, { cause: error })
  const signingKey = (name: 'receipts' | 'transparency') => {
    const text = textOf(name)
    try {
      return signingKeyOf(createPrivateKey(text))
    } catch (error) {
      throw broken(name, error)
    }
  }
  const codeKey = codeKeyOf(textOf(fileNames.entries))
  if (!codeKey) throw broken(fileNames.entries, undefined)
  return {
    receipts: signingKey('receipts'),
    transparency: signingKey('transparency'),
    // JSON, so that no two lists of parts are the same text.
    codeOf: (parts) => createHmac('sha256', codeKey).update(JSON.stringify(parts)).digest('base64'),
  }
}

/** What may be known of the keys: both public halves, and a text that only the key of entries gives. */
export function publicHalves({ receipts, transparency, codeOf }: SigningKeys): string {
  return canonicalJson({
    entries: codeOf(['which key this is']),
    receipts: toBase64(receipts.publicKey),
    transparency: toBase64(transparency.publicKey),
  })
}

function signingKeyOf(privateKey: KeyObject): SigningKey {
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('Not Ed25519')
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  return {
    publicKey: new Uint8Array(spki.subarray(-32)),
    sign: (bytes) => Promise.resolve(new Uint8Array(sign(null, bytes, privateKey))),
  }
}

function codeKeyOf(text: string): Uint8Array | undefined {
  try {
    const key = fromBase64(text.trim())
    return key.length === codeKeyLength ? key : undefined
  } catch (error) {
    if (error instanceof EncodingError) return undefined
    throw error
  }
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
