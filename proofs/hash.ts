import { sha256 as digest } from '@noble/hashes/sha2.js'

/** SHA-256, 32 bytes. */
export type Hash = Uint8Array

export const hashLength = 32

/** SHA-256 over the parts, one after the other. */
export function sha256(...parts: readonly Uint8Array[]): Hash {
  const hash = digest.create()
  for (const part of parts) hash.update(part)
  return hash.digest()
}
