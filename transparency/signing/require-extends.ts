import { areSameBytes } from '../../proofs/bytes.ts'
import type { Checkpoint } from '../../proofs/checkpoint.ts'
import { rootHash } from '../../proofs/tree.ts'
import type { TreeOfLog } from '../tree-of-log.ts'

/** The log in the database is not what was signed before, or not what the product wrote: nothing more is signed. */
export class LogRefusedError extends Error {}

/** Why a log is refused whose last key is not that of this machine. */
export const namesAnotherKey = 'The log names another key than this machine has'

/** @throws LogRefusedError when a log of some size does not extend what was signed */
export async function requireExtends(tree: TreeOfLog, size: number, signed: Checkpoint): Promise<void> {
  if (size < signed.size) {
    throw new LogRefusedError(
      `The database has ${size} entries, and ${signed.size} were signed: it is older than the last checkpoint`,
    )
  }
  if (signed.size === 0) return
  const root = await tree.calculate((stored) => rootHash(stored, signed.size))
  if (!areSameBytes(root, signed.root)) {
    throw new LogRefusedError(`The first ${signed.size} entries are not those that were signed`)
  }
}
