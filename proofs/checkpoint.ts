import { EncodingError, fromBase64, toBase64 } from './bytes.ts'
import { hashLength, type Hash } from './hash.ts'

/** How many leaves a log had at a moment, and their root. */
export interface Checkpoint {
  /** The log's name: an address without scheme. */
  origin: string
  size: number
  root: Hash
}

export class CheckpointError extends Error {}

/** The text of a checkpoint (C2SP tlog-checkpoint), which a note signs. */
export function writeCheckpoint({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${toBase64(root)}\n`
}

/** @throws CheckpointError for anything but the three lines of `writeCheckpoint` */
export function readCheckpoint(text: string): Checkpoint {
  const [origin = '', size = '', root = '', ...rest] = text.split('\n')
  if (origin === '' || !/^(0|[1-9]\d{0,15})$/.test(size) || rest.length !== 1 || rest[0] !== '') {
    throw new CheckpointError('This is no checkpoint')
  }
  const checkpoint = { origin, size: Number(size), root: rootOf(root) }
  if (!Number.isSafeInteger(checkpoint.size)) throw new CheckpointError('The size is too large')
  return checkpoint
}

function rootOf(text: string): Hash {
  try {
    const root = fromBase64(text)
    if (root.length === hashLength) return root
  } catch (error) {
    if (!(error instanceof EncodingError)) throw error
  }
  throw new CheckpointError('The root is no hash')
}
