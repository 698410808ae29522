import { sha256 } from '@noble/hashes/sha2.js'
import { toHex } from '../../../proofs/bytes.ts'
import { chunksOf } from '../../../sealing/streams.ts'

/** SHA-256 of a file of any size, in hexadecimal digits: a page from a disk may not have the browser's own. */
export async function hashOfFile(file: Blob): Promise<string> {
  const hash = sha256.create()
  for await (const chunk of chunksOf(file.stream())) hash.update(chunk)
  return toHex(hash.digest())
}
