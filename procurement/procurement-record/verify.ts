import type { Payload } from 'payload'
import { environment } from '../../environment.ts'
import { submissionStoreOf } from '../../submissions/store/submission-store-of.ts'
import type { ProcurementRecord } from '../../store/payload-types.ts'
import { checkLog } from './check-log.ts'
import { checkProposals } from './check-proposals.ts'
import { findingsOf } from './describe-verification.ts'
import { entryHash, firstPreviousHash } from './entry-hash.ts'
import { readEntries } from './read-entries.ts'
import type { BrokenEntry, Verification } from './verification.ts'

/**
 * Reads the procurement record from its first entry to its last, and the transparency log, every proposal and every stored byte
 * against it.
 * What it can't see by itself is an end that was cut off, or a chain rebuilt as a whole: compare `lastHash` with the
 * hashes in the processes' logs.
 */
export async function verifyProcurementRecord(
  payload: Payload,
  store = submissionStoreOf(payload, environment()),
): Promise<Verification> {
  const entries = await readEntries(payload)
  let previousHash = firstPreviousHash
  let broken: BrokenEntry | undefined
  for (const [index, entry] of entries.entries()) {
    broken = faultOf(entry, index + 1, previousHash)
    if (broken) break
    previousHash = entry.hash
  }
  return {
    entries: entries.length,
    lastHash: previousHash,
    broken,
    log: await checkLog(payload, entries),
    ...(await checkProposals({ payload, store }, entries)),
  }
}

/** Whether a verification found nothing to explain. */
export function isSound(verification: Verification): boolean {
  return findingsOf(verification).length === 0
}

function faultOf(entry: ProcurementRecord, sequence: number, previousHash: string): BrokenEntry | undefined {
  if (entry.sequence !== sequence) return { sequence, fault: 'missing' }
  const takenAt = new Date(entry.takenAt).toISOString()
  const hash = entryHash({ ...entry, takenAt, reference: entry.reference ?? '' })
  if (hash !== entry.hash) return { sequence, fault: 'changed' }
  if (entry.previousHash !== previousHash)
    return { sequence, fault: 'not the successor of the one before it' }
  return undefined
}
