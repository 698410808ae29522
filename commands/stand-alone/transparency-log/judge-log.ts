import { areSameBytes, fromBase64, toBase64, utf8 } from '../../../proofs/bytes.ts'
import { checkReceipt } from '../../../proofs/check-receipt.ts'
import { writeNoteKey } from '../../../proofs/note.ts'
import { rootHash } from '../../../proofs/tree.ts'
import { sha256 } from '../../../proofs/hash.ts'
import { toHex } from '../../../proofs/bytes.ts'
import { decoyText } from '../../../transparency/batches/decoys.ts'
import { readEntries, type Entries } from './entries.ts'
import { judgeSealed, judgeTenders, type TenderInTransparencyLog } from './judge-tenders.ts'
import type { TransparencyLog } from './read-log.ts'

export interface JudgedLog {
  tenders: TenderInTransparencyLog[]
  entries: Entries
  findings: string[]
  /** What may be so, and what readers should know. */
  notes: string[]
}

/** Holds every entry of a log against the others: what can't be so, one sentence each. */
export function judgeLog(log: Pick<TransparencyLog, 'key' | 'leaves' | 'tree' | 'checkpoint'>): JudgedLog {
  const { entries, findings } = readEntries(log.leaves)
  const { tenders, findings: ofTenders } = judgeTenders(entries)
  return {
    tenders,
    entries,
    findings: [
      ...findings,
      ...faultsOfKeys(log, entries),
      ...judgeSealed(entries, decoyText),
      ...faultsOfFormerScheme(entries),
      ...ofTenders,
    ],
    notes: entries['key replaced'].map(
      ({ sequence, at }) =>
        `entry ${sequence} replaces the keys of the log (${at}): ask the operator whether that was intended`,
    ),
  }
}

function faultsOfKeys(
  { key, tree, checkpoint }: Pick<TransparencyLog, 'key' | 'tree' | 'checkpoint'>,
  entries: Entries,
) {
  const [opened, ...again] = entries['log opened']
  if (opened?.sequence !== 0) return ['the log does not begin with the entry that opens it']
  const findings = again.map(({ sequence }) => `entry ${sequence} opens the log again`)
  if (opened.origin !== checkpoint.origin) findings.push('the log was opened under another name')
  let { logKey } = opened
  for (const replaced of entries['key replaced']) {
    const { sequence, size, former, root } = replaced
    if (former !== logKey) findings.push(`entry ${sequence} replaces another key than the log had`)
    if (size !== sequence || !areSameBytes(rootHash(tree, size), fromBase64(root)))
      findings.push(`entry ${sequence} vouches for other entries than stand before it`)
    ;({ logKey } = replaced)
  }
  if (logKey !== writeNoteKey(key))
    findings.push('the log’s entries name another key than signs its checkpoint')
  return findings
}

function faultsOfFormerScheme(entries: Entries): string[] {
  const [ended, ...again] = entries['former scheme ended']
  return [
    ...again.map(({ sequence }) => `entry ${sequence} ends the former scheme again`),
    ...entries['former scheme']
      .filter(({ sequence }) => !ended || sequence > ended.sequence)
      .map(
        ({ sequence, reference }) =>
          `entry ${sequence} lets ${reference} be sealed by the former scheme after it had ended`,
      ),
  ]
}

/** Whether a receipt is genuine, for terms that the log has, and what stands in the log for it. */
export function judgeReceipt(
  text: string,
  { entries, tenders }: JudgedLog,
): { finding?: string; note?: string } {
  const keys = [...entries['log opened'], ...entries['key replaced']].map(({ receiptKey }) => receiptKey)
  const checked = checkReceipt(text, keys.join(' '))
  if (!checked.isGenuine) return { finding: `a receipt is not genuine: ${checked.fault}` }
  const { receipt, commitment } = checked
  const about = `the receipt of ${receipt.reference}`
  if (!tenders.some(({ terms }) => terms === toHex(receipt.terms)))
    return { finding: `${about} is for terms that the log does not have` }
  const text64 = toBase64(commitment)
  const entry = entries.sealed.find((sealed) => sealed.commitment === text64)
  if (entry) return { note: `${about} is entry ${entry.sequence} of the log` }
  const age = Math.max(0, ...entries.disclosed.map(({ at }) => Date.parse(at)), ...batchesOf(entries))
  // Its interval of ten minutes may not be over, or the batch after it full.
  const isExpected = age > Date.parse(receipt.receivedAt) + 30 * 60_000
  return isExpected
    ? { finding: `${about} has no entry in the log` }
    : { note: `${about} has no entry in the log yet: look again when half an hour has passed` }
}

/** Moments of which the log says something, beside its batches, which say none. */
function batchesOf(entries: Entries): number[] {
  return Object.values(entries).flatMap((list) =>
    list.flatMap((entry) => ('at' in entry ? [Date.parse(entry.at)] : [])),
  )
}

/** SHA-256 of bytes, hexadecimal. */
export function sha256Of(bytes: Uint8Array | string): string {
  return toHex(sha256(typeof bytes === 'string' ? utf8(bytes) : bytes))
}
