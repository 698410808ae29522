import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { toBase64, toHex } from '../../proofs/bytes.ts'
import type { NoteKey } from '../../proofs/note.ts'
import { hashOfProof } from '../../sealing/private-part.ts'
import type { Proposal } from '../../store/payload-types.ts'
import { BucketAwayError } from '../../store/uploads/bucket-away-error.ts'
import type { SubmissionStore } from '../../submissions/store/submission-store.ts'
import { commitmentOf } from '../../transparency/append.ts'
import { readOpenedLog } from '../../transparency/open-log.ts'
import { hasFolderOfFiles } from '../proposals/envelopes/stored-files.ts'
import { envelopeFileName, openEnvelope } from '../proposals/envelopes/envelope-file.ts'
import { openReceipt } from '../proposals/envelopes/sign-receipt.ts'
import { readWithdrawalNote } from '../proposals/envelopes/withdraw-envelope.ts'
import { tenderIdOf } from '../proposals/opening/tender-id-of.ts'
import { erasureFaults, openingFaults, statusFaults } from './check-proposal.ts'
import { checkStoredFiles } from './check-stored-files.ts'
import { readLogTexts, type LoggedWithdrawal, type LogTexts } from './log-texts.ts'
import { contradictions, minutesFaults, momentsOfOpening } from './check-moments.ts'
import { readTendersInLog, type TenderInLog, type TendersInLog } from './openings-in-log.ts'
import { emptyHistory, proposalHistories, type ProposalHistory } from './proposal-history.ts'
import { readEntries } from './read-entries.ts'
import { readRows } from './read-rows.ts'

/** What does not fit of proposals that lie in envelopes for custodians. */
interface CheckedEnvelopes {
  faults: { reference: string; fault: string }[]
  /** References in receipts that the log has, of proposals that are gone. */
  missing: string[]
  /** References of proposals that were never promised in the log. */
  unpromised: string[]
  /** What does not fit of openings, in sentences. */
  openings: string[]
}

interface Data {
  payload: Payload
  store: SubmissionStore
}

/** What rows are held against. */
interface Promised {
  texts: LogTexts
  receiptKeys: readonly NoteKey[]
  openings: TendersInLog
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
  const result: CheckedEnvelopes = { faults: [], missing: [], unpromised: [], openings: [] }
  for (const row of rows) {
    if (row.storedName && (await store.isUnderWay(row.storedName))) continue
    const { reference } = row
    if (!row.receiptNote) {
      if ((await readRows(payload, { id: { equals: row.id } })).length > 0) result.unpromised.push(reference)
      continue
    }
    const history = histories.get(reference) ?? emptyHistory()
    const found = await faultsOf(data, row, promised, history)
    const faults = found.length > 0 ? await lookAgain(data, row) : []
    result.faults.push(...faults.map((fault) => ({ reference, fault })))
  }
  const there = new Set(rows.map(({ commitment }) => commitment))
  for (const [commitment, { said }] of promised.texts.receipts) {
    if (there.has(commitment) || promised.texts.notCompleted.has(commitment)) continue
    const since = await readRows(payload, { commitment: { equals: commitment } })
    if (since.length === 0) result.missing.push(said.reference)
  }
  const { tenders, findings } = promised.openings
  result.openings.push(...findings)
  const references = new Set([...rows.map(({ reference }) => reference), ...result.missing])
  for (const { reference: tender, minutes } of tenders.values()) {
    for (const { reference } of minutes?.proposals ?? []) {
      if (references.has(reference)) continue
      result.openings.push(`The minutes of tender ${tender} name proposal ${reference}, which is not there.`)
    }
  }
  return result
}

async function readPromised(payload: Payload): Promise<Promised> {
  const opened = await readOpenedLog(payload)
  return {
    texts: await readLogTexts(payload),
    receiptKeys: opened?.receiptKeys ?? [],
    openings: await readTendersInLog(payload),
  }
}

/** A proposal may have been withdrawn or opened while the others were read. */
async function lookAgain(data: Data, { id }: Proposal): Promise<string[]> {
  const [row] = await readRows(data.payload, { id: { equals: id } })
  if (!row) return ['its row was removed while the record was verified']
  const histories = proposalHistories(await readEntries(data.payload))
  const history = histories.get(row.reference) ?? emptyHistory()
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
  const tender = promised.openings.tenders.get(tenderIdOf(row))
  return [
    ...receiptFaults(row, promised),
    ...withdrawal,
    ...erasureFaults(row, history),
    ...openingFaults(row, history),
    ...statusFaults(row, history),
    ...breakFaults(row, history),
    ...minutesFaults(row, tender),
    ...(tender ? contradictions(momentsOf(row, tender, promised.texts, history)) : []),
    ...(isGone && withdrawal.length === 0
      ? []
      : [...(await fileFaults(store, row)), ...(await unpackedFaults(store, row, history))]),
  ]
}

function momentsOf(
  row: Proposal,
  { deadline, begunAt }: TenderInLog,
  { withdrawals }: LogTexts,
  history: ProposalHistory,
): Parameters<typeof contradictions>[0] {
  const withdrawal = withdrawals.get(row.withdrawalCommitment ?? '')
  return {
    ...{ deadline, begunAt },
    receivedAt: Date.parse(row.receivedAt),
    openedAt: momentsOfOpening(row, history),
    withdrawnAt: withdrawal && Date.parse(withdrawal.said.withdrawnAt),
  }
}

function receiptFaults(row: Proposal, { texts, receiptKeys }: Promised): string[] {
  const receipt = openReceipt(row.receiptNote ?? '', receiptKeys)
  if (!receipt) return ['its receipt is not signed by a key of the transparency log']
  const commitment = toBase64(commitmentOf(receipt.text))
  const logged = texts.receipts.get(commitment)
  if (!logged) return ['its receipt is not in the transparency log']
  const said = logged.said
  const differs = (other: string, isSame: boolean) => (isSame ? [] : [`its row ${other} than its receipt`])
  return [
    ...(logged.tender === tenderIdOf(row) ? [] : ['its row names another tender']),
    ...differs('has another place in the transparency log', row.commitment === commitment),
    ...differs('has another reference', row.reference === said.reference),
    ...differs('names another envelope', row.envelopeSha256 === toHex(said.envelope)),
    ...differs('has another time', Date.parse(row.receivedAt) === Date.parse(said.receivedAt)),
    ...differs('names another sealer', row.sealedBy === said.sealedBy),
    ...differs('has another key', (row.bidderKey ?? null) === (said.bidderKey && toHex(said.bidderKey))),
  ]
}

function withdrawalFaults(row: Proposal, { withdrawals }: LogTexts): string[] {
  const isMarked = Boolean(row.withdrawnAt) || row.status === 'withdrawn' || Boolean(row.replacedBy)
  const logged = [...withdrawals.values()].filter(({ said }) => said.reference === row.reference)
  if (logged.length === 0)
    return isMarked ? ['it is marked as withdrawn, and nobody has withdrawn it in the transparency log'] : []
  if (!isMarked || !row.withdrawnAt || row.status !== 'withdrawn')
    return ['its withdrawal is in the transparency log, and its row does not show it']
  const own = withdrawals.get(row.withdrawalCommitment ?? '')
  if (!own || own.said.reference !== row.reference || own.said.replacedBy !== (row.replacedBy ?? null))
    return ['its row has another withdrawal than the transparency log']
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

/** An envelope that did not open is named in the record with its reason. */
function breakFaults({ brokenBecause }: Proposal, { failedBecause }: ProposalHistory): string[] {
  if ((brokenBecause ?? undefined) === failedBecause) return []
  return failedBecause === undefined
    ? ['it is marked as one that did not open, which was never recorded']
    : ['it is recorded that it did not open, and its row does not say why']
}

/** Every byte that its opening wrote, against the record's entry of the opening. */
async function unpackedFaults(
  store: SubmissionStore,
  row: Proposal,
  { opened }: ProposalHistory,
): Promise<string[]> {
  if (!opened) return hasFolderOfFiles(row) ? ['its row names files that no opening has unpacked'] : []
  const moved = row.storedName === opened.storedName ? [] : ['its row names another folder than its opening']
  const sealed = opened.files.map(({ sealedSha256 }) => sealedSha256 ?? '')
  return [...moved, ...(await checkStoredFiles(store, row, { form: opened.form, sealed }, 'unpacked'))]
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
