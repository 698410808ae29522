import type { CheckedLog } from '../../transparency/verify-log.ts'
import type { CheckedProposals } from './check-proposals.ts'

/** What is wrong with the chain: the first entry that is not what was appended. */
export interface BrokenEntry {
  sequence: number
  fault: 'missing' | 'changed' | 'not the successor of the one before it'
}

export interface Verification extends CheckedProposals {
  entries: number
  /** Hash of the last entry that is whole, which covers all before it. An outside log of hashes anchors the chain. */
  lastHash: string
  broken: BrokenEntry | undefined
  log: CheckedLog
}
