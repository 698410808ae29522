import { toBase64 } from '../../proofs/bytes.ts'
import { writeNoteKey } from '../../proofs/note.ts'
import type { LogContext } from '../../transparency/log-context.ts'
import { ownLogKey, readOpenedLog } from '../../transparency/open-log.ts'
import { proofsOf, type InclusionProof } from '../../transparency/proof-of.ts'
import { termsOfTender, type TermsEntry } from './terms-of-tender.ts'

/** A leaf, and that the log has it: hashes in base64. */
export interface ProvenEntry {
  entry: string
  /** From 0. */
  index: number
  inclusion: string[]
}

/** The terms of a tender with what proves them; `readTerms` in `sealing/` reads this. */
export interface GivenTerms extends ProvenEntry {
  addenda: ProvenEntry[]
  /** Signed note of the state of the log under which they are. */
  checkpoint: string
  /** The log's key as notes name it: who relies on it takes it from elsewhere. */
  logKey: string
  /** `integrity` of the sealing script; null where this installation has built none. */
  script: string | null
}

/** @returns nothing for a tender without terms, and for a few seconds until a checkpoint covers them */
export async function givenTerms(log: LogContext, tender: number): Promise<GivenTerms | undefined> {
  const terms = await termsOfTender(log, tender)
  const opened = terms && (await readOpenedLog(log.payload))
  if (!terms || !opened) return undefined
  const entries = [terms.entryOf, ...terms.addenda]
  const proofs = await proofsOf(
    log,
    entries.map(({ sequence }) => sequence),
  )
  const [first, ...addenda] = entries.flatMap((entry) => {
    const proof = proofs.find(({ sequence }) => sequence === entry.sequence)
    return proof ? [proven(entry, proof)] : []
  })
  const checkpoint = proofs[0]?.checkpoint
  if (first?.index !== terms.entryOf.sequence || checkpoint === undefined) return undefined
  const logKey = writeNoteKey(ownLogKey(log.keys, opened.origin))
  return { ...first, addenda, checkpoint, logKey, script: terms.script }
}

function proven({ sequence, leaf }: TermsEntry, { proof }: InclusionProof): ProvenEntry {
  return { entry: leaf, index: sequence, inclusion: proof.map(toBase64) }
}
