import type { Payload } from 'payload'
import { environment } from '../environment.ts'
import { readSigningKeys, SigningKeysError, type SigningKeys } from './keys/signing-keys.ts'
import type { InTransaction } from '../store/database/in-transaction.ts'

/** What appending to the transparency log needs. */
export interface LogContext {
  payload: Payload
  keys: Pick<SigningKeys, 'codeOf' | 'transparency'>
  /** In whose transaction it is appended, where the database has transactions; beside any without it. */
  req?: InTransaction
}

const readKeys = new Map<string, Promise<SigningKeys>>()

/**
 * As this process is set up.
 * @throws SigningKeysError when the keys are not at their place
 */
export async function logContextOf(payload: Payload): Promise<LogContext & { keys: SigningKeys }> {
  return { payload, keys: await signingKeysIn(environment().signingKeysFolder) }
}

/**
 * The keys of a folder, read once: they never change while a process runs.
 * @throws SigningKeysError when they are not there
 */
export function signingKeysIn(folder: string): Promise<SigningKeys> {
  const known = readKeys.get(folder)
  if (known) return known
  const reading = readSigningKeys(folder).then((keys) => {
    if (keys) return keys
    throw new SigningKeysError(`There are no signing keys in ${folder}`)
  })
  readKeys.set(folder, reading)
  // What is put there later is found.
  reading.catch(() => readKeys.delete(folder))
  return reading
}
