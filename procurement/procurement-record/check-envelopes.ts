import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { toBase64, toHex } from '../../proofs/bytes.ts'
import { NoteError, openNote, type NoteKey } from '../../proofs/note.ts'
import { readReceipt } from '../../proofs/receipt.ts'
import { TextError } from '../../proofs/lines.ts'
import { hashOfProof } from '../../sealing/private-part.ts'
import type { Proposal } from '../../store/payload-types.ts'
import { BucketAwayError } from '../../store/uploads/bucket-away-error.ts'
import type { SubmissionStore } from '../../submissions/store/submission-store.ts'
import { commitmentOf } from '../../transparency/append.ts'
import { readOpenedLog } from '../../transparency/open-log.ts'
import { envelopeFileName, openEnvelope } from '../proposals/envelopes/envelope-file.ts'
import { readWithdrawalNote } from '../proposals/envelopes/withdraw-envelope.ts'
import { tenderIdOf } from '../proposals/opening/tender-id-of.ts'
import { readLogTexts, type LoggedWithdrawal, type LogTexts } from './log-texts.ts'
import { emptyHistory, type ProposalHistory } from './proposal-history.ts'
import { readRows } from './read-rows.ts'

/** What does not fit of proposals that lie in envelopes for custodians. */
interface CheckedEnvelopes {
  faults: { reference: string; fault: string }[]
  /** References in receipts that the log has, of proposals that are gone. */
  missing: string[]
  /** References of proposals that were never promised in the log. */
  unpromised: string[]
}

interface Data {
  payload: Payload
  store: SubmissionStore
}

/** What rows are held against. */
interface Promised {
  texts: LogTexts
  receiptKeys: readonly NoteKey[]
}

/**
 * Holds the rows of proposals in envelopes, and every stored byte of them, against their signed receipts and what the public
 * log says of them, both ways. Erasures are on the procurement record.
 */
export async function checkEnvelopes(
  data: Data,
  rows: readonly Proposal[],
  histories: ReadonlyMap<string, ProposalHistory>,
): Promise<CheckedEnvelopes> {
  const { payload, store } = data
  // After the rows: what counts was promised in the same moment.
  const promised = await readPromised(payload)
  const result: CheckedEnvelopes = { faults: [], missing: [], unpromised: [] }
  for (const row of rows) {
    if (row.storedName && (await store.isUnderWay(row.storedName))) continue
    const { reference } = row
    if (!row.receiptNote) {
      if ((await readRows(payload, { id: { equals: row.id } })).length > 0) result.unpromised.push(reference)
      continue
    }
    const history = histories.get(reference) ?? emptyHistory()
    const found = await faultsOf(data, row, promised, history)
    const faults = found.length > 0 ? await lookAgain(data, row, history) : []
    result.faults.push(...faults.map((fault) => ({ reference, fault })))
  }
  const there = new Set(rows.map(({ commitment }) => commitment))
  for (const [commitment, { said }] of promised.texts.receipts) {
    if (there.has(commitment) || promised.texts.notCompleted.has(commitment)) continue
    const since = await readRows(payload, { commitment: { equals: commitment } })
    if (since.length === 0) result.missing.push(said.reference)
  }
  return result
}

async function readPromised(payload: Payload): Promise<Promised> {
  const opened = await readOpenedLog(payload)
  return { texts: await readLogTexts(payload), receiptKeys: opened?.receiptKeys ?? [] }
}

/** A proposal may have been withdrawn or opened while the others were read. */
async function lookAgain(data: Data, { id }: Proposal, history: ProposalHistory): Promise<string[]> {
  const [row] = await readRows(data.payload, { id: { equals: id } })
  if (!row) return ['its row was removed while the record was verified']
  return faultsOf(data, row, await readPromised(data.payload), history)
}

async function faultsOf(
  { store }: Data,
  row: Proposal,
  promised: Promised,
  history: ProposalHistory,
): Promise<string[]> {
  const withdrawal = withdrawalFaults(row, promised.texts)
  const isGone = Boolean(row.withdrawnAt) || Boolean(row.erasedAt)
  return [
    ...receiptFaults(row, promised),
    ...withdrawal,
    ...(history.isErased === Boolean(row.erasedAt)
      ? []
      : [
          row.erasedAt
            ? 'it is marked as erased, which was never recorded'
            : 'its erasure is recorded, and its row does not show it',
        ]),
    ...(isGone && withdrawal.length === 0 ? [] : await fileFaults(store, row)),
  ]
}

function receiptFaults(row: Proposal, { texts, receiptKeys }: Promised): string[] {
  const text = openedBy(receiptKeys, row.receiptNote ?? '')
  if (text === undefined) return ['its receipt is not signed by a key of the public log']
  const commitment = toBase64(commitmentOf(text))
  const logged = texts.receipts.get(commitment)
  if (!logged) return ['its receipt is not in the public log']
  const said = logged.said
  const differs = (other: string, isSame: boolean) => (isSame ? [] : [`its row ${other} than its receipt`])
  return [
    ...(logged.tender === tenderIdOf(row) ? [] : ['its row names another tender']),
    ...differs('has another place in the public log', row.commitment === commitment),
    ...differs('has another reference', row.reference === said.reference),
    ...differs('names another envelope', row.envelopeSha256 === toHex(said.envelope)),
    ...differs('has another time', Date.parse(row.receivedAt) === Date.parse(said.receivedAt)),
    ...differs('names another sealer', row.sealedBy === said.sealedBy),
    ...differs('has another key', (row.bidderKey ?? null) === (said.bidderKey && toHex(said.bidderKey))),
  ]
}

function openedBy(keys: readonly NoteKey[], note: string): string | undefined {
  for (const key of keys) {
    try {
      const text = openNote(note, key)
      readReceipt(text)
      return text
    } catch (error) {
      if (!(error instanceof NoteError || error instanceof TextError)) throw error
    }
  }
  return undefined
}

function withdrawalFaults(row: Proposal, { withdrawals }: LogTexts): string[] {
  const isMarked = Boolean(row.withdrawnAt) || row.status === 'withdrawn' || Boolean(row.replacedBy)
  const logged = [...withdrawals.values()].filter(({ said }) => said.reference === row.reference)
  if (logged.length === 0)
    return isMarked ? ['it is marked as withdrawn, and nobody has withdrawn it in the public log'] : []
  if (!isMarked || !row.withdrawnAt || row.status !== 'withdrawn')
    return ['its withdrawal is in the public log, and its row does not show it']
  const own = withdrawals.get(row.withdrawalCommitment ?? '')
  if (!own || own.said.reference !== row.reference || own.said.replacedBy !== (row.replacedBy ?? null))
    return ['its row has another withdrawal than the public log']
  return isByBidder(row, own) ? [] : ['its withdrawal does not come from who has its secret code or its key']
}

function isByBidder(row: Proposal, { text, said }: LoggedWithdrawal): boolean {
  if (said.proof) return hashOfProof(toHex(said.proof)) === row.codeHash
  const { id, reference, envelopeSha256 } = row
  const envelope = { id, reference, tender: tenderIdOf(row), tenderReference: said.tender }
  return Boolean(
    row.bidderKey &&
    readWithdrawalNote(text, { ...envelope, envelopeSha256: envelopeSha256 ?? '' }, row.bidderKey),
  )
}

/** Every byte of the envelope, and what else lies in its folder. */
async function fileFaults(store: SubmissionStore, row: Proposal): Promise<string[]> {
  const { envelopeStoredName } = row
  if (!envelopeStoredName) return ['its row does not say where its envelope is']
  const present = await store.filesOf(envelopeStoredName)
  const others = present.filter((name) => name !== envelopeFileName)
  const faults = others.map((name) => `${name} lies in the folder of its envelope and does not belong to it`)
  if (!present.includes(envelopeFileName)) return [...faults, 'its envelope is missing from the store']
  const hash = createHash('sha256')
  try {
    for await (const piece of openEnvelope(store, row)) hash.update(piece)
  } catch (error) {
    if (error instanceof BucketAwayError) throw error
    return [...faults, 'its envelope can’t be read']
  }
  return hash.digest('hex') === row.envelopeSha256
    ? faults
    : [...faults, 'its envelope is not the one received']
}
