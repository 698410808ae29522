import type { Payload } from 'payload'
import type { Hash } from '../proofs/hash.ts'
import { consistencyProof, inclusionProof } from '../proofs/tree.ts'
import { readCheckpointNote } from './log-rows.ts'
import { TreeOfLog } from './tree-of-log.ts'

/** That a leaf is in the log, under a signed checkpoint. */
export interface InclusionProof {
  sequence: number
  size: number
  proof: Hash[]
  /** The signed note of the tree with this size. */
  checkpoint: string
}

/** @returns nothing as long as no checkpoint covers the leaf */
export async function proofOf(
  { payload }: { payload: Payload },
  sequence: number,
): Promise<InclusionProof | undefined> {
  const checkpoint = await readCheckpointNote(payload)
  if (!checkpoint || sequence >= checkpoint.size) return undefined
  const { size, note } = checkpoint
  const proof = await new TreeOfLog(payload, size).calculate((stored) =>
    inclusionProof(stored, sequence, size),
  )
  return { sequence, size, proof, checkpoint: note }
}

/** That a log of one size became that of another. */
export function consistencyOf({ payload }: { payload: Payload }, from: number, to: number): Promise<Hash[]> {
  return new TreeOfLog(payload, to).calculate((stored) => consistencyProof(stored, from, to))
}
