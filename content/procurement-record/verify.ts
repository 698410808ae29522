import type { Payload } from 'payload'
import type { ProcurementRecord } from '../payload-types.ts'
import { entryHash, firstPreviousHash } from './entry-hash.ts'
import { compareWithProposals } from './compare-with-proposals.ts'

/** What is wrong with the chain: the first entry that is not what was appended. */
export interface BrokenEntry {
  sequence: number
  fault: 'missing' | 'changed' | 'not the successor of the one before it'
}

export interface Verification {
  entries: number
  /** Hash of the last entry that is whole, which covers all before it. An outside log of hashes anchors the chain. */
  lastHash: string
  broken: BrokenEntry | undefined
  /** Proposals that the record tells of and that are gone without an entry that says why. */
  missingProposals: string[]
  /** Proposals in the database that the record does not know. */
  unrecordedProposals: string[]
}

const pageSize = 500

/**
 * Reads the procurement record from its first entry to its last and compares it with the proposals that are there.
 * What it can't see by itself is an end that was cut off: compare `lastHash` with the hashes in the processes' logs.
 */
export async function verifyProcurementRecord(payload: Payload): Promise<Verification> {
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
    ...(await compareWithProposals(payload, entries)),
  }
}

/** Whether a verification found nothing to explain. */
export function isSound({ broken, missingProposals, unrecordedProposals }: Verification): boolean {
  return !broken && missingProposals.length === 0 && unrecordedProposals.length === 0
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

async function readEntries(payload: Payload): Promise<ProcurementRecord[]> {
  const entries: ProcurementRecord[] = []
  for (let after = Number.MIN_SAFE_INTEGER; ;) {
    const { docs } = await payload.find({
      collection: 'procurement-record',
      where: { sequence: { greater_than: after } },
      sort: 'sequence',
      limit: pageSize,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    })
    entries.push(...docs)
    const last = docs.at(-1)
    if (!last || docs.length < pageSize) return entries
    after = last.sequence
  }
}
