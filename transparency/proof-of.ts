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
  const [proof] = await proofsOf({ payload }, [sequence])
  return proof
}

/** Proofs under one and the same checkpoint, of those leaves that it covers. */
export async function proofsOf(
  { payload }: { payload: Payload },
  sequences: readonly number[],
): Promise<InclusionProof[]> {
  const checkpoint = await readCheckpointNote(payload)
  if (!checkpoint) return []
  const { size, note } = checkpoint
  const tree = new TreeOfLog(payload, size)
  const proofs: InclusionProof[] = []
  for (const sequence of sequences.filter((one) => one < size)) {
    const proof = await tree.calculate((stored) => inclusionProof(stored, sequence, size))
    proofs.push({ sequence, size, proof, checkpoint: note })
  }
  return proofs
}

/** That a log of one size became that of another. */
export function consistencyOf({ payload }: { payload: Payload }, from: number, to: number): Promise<Hash[]> {
  return new TreeOfLog(payload, to).calculate((stored) => consistencyProof(stored, from, to))
}
