import type { Payload } from 'payload'
import { readRows } from './read-rows.ts'
import { isFolderOfSubmission } from '../../submissions/is-folder-of-submission.ts'
import type { SubmissionStore } from '../../submissions/store/submission-store.ts'
import type { Proposal } from '../../store/payload-types.ts'
import { checkApplications } from './check-applications.ts'
import { checkProposal } from './check-proposal.ts'
import { isInEnvelope } from '../proposals/envelopes/envelope-file.ts'
import { checkEnvelopes } from './check-envelopes.ts'
import { emptyHistory, proposalHistories, type ProposalEntry } from './proposal-history.ts'
import { readEntries } from './read-entries.ts'

/** What a look at all proposals and all stored files found. */
export interface CheckedProposals {
  proposals: number
  /** References of proposals that the record lists and that are gone without an entry that says why. */
  missingProposals: string[]
  /** References of proposals in the database that the record does not know. */
  unrecordedProposals: string[]
  /** What else does not fit the record, in words. */
  faults: { reference: string; fault: string }[]
  /** What does not fit of openings by custodians, in sentences. */
  openings: string[]
  /** References of applications of which the store lacks a file. */
  withoutFiles: string[]
  /** Folders in the store that belong to no submission. */
  orphanedFolders: string[]
  /**
   * References of proposals that were recorded before the record held the hash of the sealed form: that a form is there
   * was checked, not that it is the one received.
   */
  withoutFormHash: string[]
}

/** Where the data is. */
interface Data {
  payload: Payload
  store: SubmissionStore
}

/**
 * Compares the proposals that the record lists with those in the database and with every stored byte. Proposals may
 * arrive meanwhile: what does not fit at first is read once more before it is reported.
 */
export async function checkProposals(
  { payload, store }: Data,
  recorded: readonly ProposalEntry[],
): Promise<CheckedProposals> {
  // In this order: what is stored has, or is about to have, a row; and what has a row was recorded before.
  const folders = await store.list()
  const rows = await readRows(payload, {})
  const entries = [...recorded, ...(await readEntries(payload, recorded.at(-1)?.sequence))]
  const histories = proposalHistories(entries)
  const result: CheckedProposals = {
    proposals: rows.length,
    missingProposals: [],
    unrecordedProposals: [],
    faults: [],
    openings: [],
    withoutFiles: await checkApplications(payload, store),
    orphanedFolders: await orphans({ payload, store }, folders),
    withoutFormHash: [],
  }
  const envelopes = await checkEnvelopes({ payload, store }, rows.filter(isInEnvelope), histories)
  result.faults.push(...envelopes.faults)
  result.missingProposals.push(...envelopes.missing)
  result.unrecordedProposals.push(...envelopes.unpromised)
  result.openings.push(...envelopes.openings)
  const deadlines = await readDeadlines(payload)
  const known = new Map(rows.map((row) => [row.reference, row]))
  for (const [reference, { received }] of histories) {
    if (received.length === 0 || known.has(reference)) continue
    if (await isThereOrUnderWay({ payload, store }, reference, received)) continue
    result.missingProposals.push(reference)
  }
  for (const row of rows.filter((one) => !isInEnvelope(one))) {
    const { reference } = row
    const history = histories.get(reference) ?? emptyHistory()
    if (history.received.length === 0) {
      result.unrecordedProposals.push(reference)
      continue
    }
    if (history.received.every(({ form }) => form === undefined)) result.withoutFormHash.push(reference)
    const found = await checkProposal(store, row, history, deadlines)
    const faults = found.length > 0 ? await checkAgain({ payload, store }, row) : []
    result.faults.push(...faults.map((fault) => ({ reference, fault })))
  }
  return result
}

async function isThereOrUnderWay(
  { payload, store }: Data,
  reference: string,
  received: readonly { storedName?: string | undefined }[],
): Promise<boolean> {
  for (const { storedName } of received) {
    if (storedName !== undefined && (await store.isUnderWay(storedName))) return true
  }
  return (await readRows(payload, { reference: { equals: reference } })).length > 0
}

/** A proposal may have been on its way, withdrawn or opened while the others were read. */
async function checkAgain(
  { payload, store }: Data,
  { id, reference, storedName }: Proposal,
): Promise<string[]> {
  if (storedName && (await store.isUnderWay(storedName))) return []
  const [row] = await readRows(payload, { id: { equals: id } })
  if (!row) return ['its row was removed while the record was verified']
  const histories = proposalHistories(await readEntries(payload))
  return checkProposal(store, row, histories.get(reference) ?? emptyHistory(), await readDeadlines(payload))
}

/** Deadlines of tenders by their numbers, in milliseconds. They move only later, and not after an opening. */
async function readDeadlines(payload: Payload): Promise<ReadonlyMap<number, number>> {
  const { docs } = await payload.find({
    collection: 'tenders',
    select: { deadline: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return new Map(docs.flatMap(({ id, deadline }) => (deadline ? [[id, Date.parse(deadline)]] : [])))
}

async function orphans({ payload, store }: Data, folders: readonly string[]): Promise<string[]> {
  const orphaned: string[] = []
  for (const folder of folders) {
    if (await store.isUnderWay(folder)) continue
    if (await isFolderOfSubmission(payload, folder)) continue
    // It may have been deleted with its submission since the folders were listed.
    if ((await store.filesOf(folder)).length > 0) orphaned.push(folder)
  }
  return orphaned
}
