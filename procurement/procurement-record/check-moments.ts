import type { Proposal } from '../../store/payload-types.ts'
import type { Minutes } from '../openings/minutes.ts'
import type { ProposalHistory } from './proposal-history.ts'
import type { TenderInLog } from './openings-in-log.ts'

/** When what is said to have happened to a proposal happened, in milliseconds. */
interface Moments {
  deadline: number
  receivedAt: number
  /** By which its tender's opening was begun; nothing where nobody has. */
  begunAt?: number | undefined
  /** As the record and the row have it. */
  openedAt?: readonly number[]
  withdrawnAt?: number | undefined
}

/** What of a proposal's moments can't be true together, in words. */
export function contradictions({
  deadline,
  receivedAt,
  begunAt,
  openedAt = [],
  withdrawnAt,
}: Moments): string[] {
  return [
    ...(receivedAt >= deadline ? ['it was received after the deadline of its tender'] : []),
    ...(openedAt.some((moment) => moment <= deadline)
      ? ['it was opened before the deadline of its tender']
      : []),
    ...(begunAt !== undefined && openedAt.some((moment) => moment > deadline && moment < begunAt)
      ? ['it was opened before the opening of its tender was begun']
      : []),
    ...(withdrawnAt !== undefined && withdrawnAt >= deadline
      ? ['it was withdrawn after the deadline of its tender']
      : []),
  ]
}

/** When a proposal was opened, by its row and by the record. */
export function momentsOfOpening({ openedAt }: Proposal, { opened }: ProposalHistory): number[] {
  return [...(openedAt ? [Date.parse(openedAt)] : []), ...(opened ? [opened.at] : [])]
}

/** What the published minutes of its opening say otherwise than a proposal's row, in words. */
export function minutesFaults(row: Proposal, tender: TenderInLog | undefined): string[] {
  const { minutes } = tender ?? {}
  // One that was erased before the opening is in no minutes.
  if (!minutes) return []
  const said = minutes.proposals.find(({ reference }) => reference === row.reference)
  if (!said) return row.erasedAt ? [] : ['it is not in the minutes of its tender']
  const fate = fateOf(row)
  return [
    ...(said.fate === fate ? [] : [`the minutes say “${said.fate}”, and its row says “${fate}”`]),
    ...(said.because === (row.brokenBecause ?? undefined)
      ? []
      : ['the minutes have another reason than its row why it did not open']),
    ...(said.envelope === row.envelopeSha256 ? [] : ['the minutes name another envelope than its row']),
    ...(said.fate !== 'opened' || said.files === (row.files?.length ?? 0)
      ? []
      : [`the minutes count ${said.files ?? 0} files, and its row has ${row.files?.length ?? 0}`]),
  ]
}

function fateOf({ replacedBy, withdrawnAt, openedAt }: Proposal): Minutes['proposals'][number]['fate'] {
  if (replacedBy) return 'replaced'
  if (withdrawnAt) return 'withdrawn'
  return openedAt ? 'opened' : 'broken'
}
