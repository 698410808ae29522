import type { SubmissionStore } from '../../submissions/store/submission-store.ts'
import type { Proposal } from '../../store/payload-types.ts'
import { tenderIdOf } from '../proposals/opening/tender-id-of.ts'
import { contradictions, momentsOfOpening } from './check-moments.ts'
import { checkStoredFiles } from './check-stored-files.ts'
import type { FileHashes, ProposalHistory } from './proposal-history.ts'
import type { KnownDetails } from './received-details.ts'

/**
 * Holds a proposal's row, each flag in it, and its stored files against what the record says of it.
 * @param deadlines of tenders by their numbers, in milliseconds
 * @returns what does not fit, in words
 */
export async function checkProposal(
  store: SubmissionStore,
  row: Proposal,
  history: ProposalHistory,
  deadlines: ReadonlyMap<number, number>,
): Promise<string[]> {
  const [recorded, ...others] = history.received
  if (!recorded) return ['it is there and was never recorded']
  const faults = [
    // The same entry twice is one whose first writing was thought to have failed.
    ...(others.every((other) => JSON.stringify(other) === JSON.stringify(recorded))
      ? []
      : ['it is recorded as received more than once']),
    ...arrivalFaults(row, recorded),
    ...withdrawalFaults(row, history),
    ...erasureFaults(row, history),
    ...openingFaults(row, history),
    ...statusFaults(row, history),
    ...momentFaults(row, history, deadlines.get(tenderIdOf(row))),
  ]
  const mayFilesBeGone = history.withdrawals.length > 0 || history.isErased
  if (!mayFilesBeGone) {
    if (!row.receipt) faults.push('its receipt is gone, and it would not be opened')
    faults.push(...(await checkStoredFiles(store, row, recorded)))
  }
  return faults
}

function momentFaults(row: Proposal, history: ProposalHistory, deadline: number | undefined): string[] {
  if (deadline === undefined) return []
  const withdrawnAt = history.withdrawals[0]?.at
  return contradictions({
    ...{ deadline, withdrawnAt },
    receivedAt: Date.parse(row.receivedAt),
    openedAt: momentsOfOpening(row, history),
  })
}

function arrivalFaults(row: Proposal, recorded: KnownDetails): string[] {
  const faults: string[] = []
  if (recorded.tender !== undefined && recorded.tender !== tenderIdOf(row))
    faults.push('its row names another tender')
  if (recorded.receivedAt !== undefined && !isSameMoment(recorded.receivedAt, row.receivedAt))
    faults.push('its row has another time of receipt')
  if (recorded.storedName !== undefined && row.storedName && row.storedName !== recorded.storedName)
    faults.push('its row names another folder of files')
  const sealed = (row.files ?? []).map(({ sealedSha256 }) => sealedSha256 ?? '')
  if (recorded.sealed && !isSameList(recorded.sealed, sealed))
    faults.push('its row has other hashes of files')
  return faults
}

function withdrawalFaults(row: Proposal, { withdrawals }: ProposalHistory): string[] {
  const isMarked = Boolean(row.withdrawnAt) || row.status === 'withdrawn' || Boolean(row.replacedBy)
  if (withdrawals.length === 0) return isMarked ? ['it is marked as withdrawn, which was never recorded'] : []
  if (!row.withdrawnAt || row.status !== 'withdrawn')
    return ['its withdrawal is recorded, and its row does not show it']
  const at = Date.parse(row.withdrawnAt)
  const isRecorded = withdrawals.some(
    (withdrawal) => withdrawal.at === at && withdrawal.replacedBy === (row.replacedBy ?? null),
  )
  return isRecorded ? [] : ['its row has another withdrawal than the one recorded']
}

/** Whether an erasure is on the record exactly where its row shows one. */
export function erasureFaults(row: Proposal, { isErased }: ProposalHistory): string[] {
  if (isErased === Boolean(row.erasedAt)) return []
  return isErased
    ? ['its erasure is recorded, and its row does not show it']
    : ['it is marked as erased, which was never recorded']
}

/** Whether its row says of an opening what is recorded, down to the hashes of its files. */
export function openingFaults(row: Proposal, { opened }: ProposalHistory): string[] {
  if (!opened) return row.openedAt ? ['it is marked as opened, which was never recorded'] : []
  if (!row.openedAt) return ['its opening is recorded, and its row does not show it']
  const before = opened.files.map(namesOfHashes)
  return isSameList(before, (row.files ?? []).map(namesOfHashes))
    ? []
    : ['its row has other hashes of files than when it was opened']
}

/** What a person decided after the opening; the states before it are shown by the flags above. */
export function statusFaults(row: Proposal, { status, opened, withdrawals }: ProposalHistory): string[] {
  if (withdrawals.length > 0 || row.status === 'withdrawn') return []
  const expected = status ?? (opened ? 'opened' : 'received')
  return row.status === expected ? [] : [`its state is “${row.status}”, and “${expected}” is recorded`]
}

function namesOfHashes({ sha256, sealedSha256 }: FileHashes): string {
  return `${sha256} ${sealedSha256 ?? ''}`
}

function isSameMoment(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other)
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted())
}
