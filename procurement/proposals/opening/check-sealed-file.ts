import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { BucketAwayError } from '../../../store/uploads/bucket-away-error.ts'
import type { SubmissionStore } from '../../../submissions/store/submission-store.ts'
import { openStream } from '../sealing/seal.ts'
import { DamagedProposalError } from './damaged-proposal-error.ts'

/** A file as the proposal's row and its sealed form describe it. */
export interface SealedFile {
  storedName: string
  sha256: string
  sealedSha256: string
  size: number
}

/**
 * Reads a sealed file twice, as a stream: as it lies in the store, and decrypted.
 * @throws DamagedProposalError when it is not the file that was received
 */
export async function checkSealedFile(
  store: SubmissionStore,
  identity: string,
  submission: string,
  file: SealedFile,
): Promise<void> {
  const damaged = (error: unknown) => {
    // Nobody knows what a bucket holds that does not answer.
    if (error instanceof BucketAwayError) throw error
    throw new DamagedProposalError('a sealed file is missing or was changed', error)
  }
  const sealed = await store.read(submission, file.storedName).then(digest).catch(damaged)
  if (sealed.sha256 !== file.sealedSha256)
    throw new DamagedProposalError('a sealed file is missing or was changed')
  const plain = await store
    .read(submission, file.storedName)
    .then((stored) => openStream(stored, identity))
    .then(digest)
    .catch(damaged)
  if (plain.sha256 !== file.sha256 || plain.size !== file.size)
    throw new DamagedProposalError('a file is not the one that was received')
}

async function digest(stream: Readable): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('The stream gives something else than bytes')
    hash.update(chunk)
    size += chunk.length
  }
  return { sha256: hash.digest('hex'), size }
}
