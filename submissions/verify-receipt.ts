import type { Payload } from 'payload'
import { findByReference } from './known-submission.ts'

/**
 * Whether a file is one of those that arrived under a reference: what anybody may ask who holds both.
 * @param sha256 of the file, in hexadecimal digits
 * @returns `sealed` for a proposal of which nobody can know that before its opening: its signed receipt is what proves it
 */
export async function verifyReceipt(
  payload: Payload,
  reference: string,
  sha256: string,
): Promise<{ receivedAt: string; withdrawnAt: string | null } | 'sealed' | null> {
  const found = await findByReference(payload, reference)
  const wanted = sha256.trim().toLowerCase()
  if (found?.envelope && found.hashes.length === 0) return 'sealed'
  if (!found || !found.hashes.includes(wanted)) return null
  return { receivedAt: found.receivedAt, withdrawnAt: found.withdrawnAt }
}
