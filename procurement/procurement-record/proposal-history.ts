import { z } from 'zod'
import type { ProcurementRecord } from '../../store/payload-types.ts'
import type { RecordedAction } from './append.ts'
import { readDetails, readReceivedDetails, type KnownDetails } from './received-details.ts'

/** What the record says of one proposal. */
export interface ProposalHistory {
  received: KnownDetails[]
  withdrawals: { at: number; replacedBy: string | null }[]
  isErased: boolean
  /** Present when the last attempt to open it succeeded: what was there then. */
  opened: OpenedThen | undefined
  /** Why the last attempt failed; nothing where none did. */
  failedBecause: string | undefined
  /** The last state that a person gave it after the opening. */
  status: string | undefined
}

export interface OpenedThen {
  /** Instant of the entry, in milliseconds. */
  at: number
  files: readonly FileHashes[]
  /** Of what was unpacked from an envelope: its folder, and SHA-256 of the sealed form. */
  storedName?: string | undefined
  form?: string | undefined
}

export interface FileHashes {
  sha256: string
  sealedSha256?: string | null | undefined
}

export type ProposalEntry = Pick<
  ProcurementRecord,
  'sequence' | 'action' | 'reference' | 'takenAt' | 'details'
>

const withdrawnSchema = z.object({ replacedBy: z.string().optional() })
const openedSchema = z.object({
  files: z.array(z.object({ sha256: z.string(), sealedSha256: z.string().nullish() })),
  storedName: z.string().optional(),
  form: z.string().optional(),
})
const failedSchema = z.object({ reason: z.string() })
const statusSchema = z.object({ after: z.string() })
const notCompletedSchema = z.object({ storedName: z.string() })

/** Puts the record's entries together by the proposal that they are about. Entries come in their order. */
export function proposalHistories(entries: readonly ProposalEntry[]): Map<string, ProposalHistory> {
  const histories = new Map<string, ProposalHistory>()
  const notCompleted = new Set<string>()
  for (const entry of entries) {
    if (entry.action === ('proposal not completed' satisfies RecordedAction)) {
      const { storedName } = readDetails(entry.details, notCompletedSchema) ?? {}
      if (storedName !== undefined) notCompleted.add(storedName)
    }
    const action = proposalActions.find((one) => one === entry.action)
    if (!entry.reference || !action) continue
    const history = histories.get(entry.reference) ?? emptyHistory()
    histories.set(entry.reference, history)
    add(history, action, entry)
  }
  for (const [reference, { received }] of histories) {
    const isNothing = received.every(
      ({ storedName }) => storedName !== undefined && notCompleted.has(storedName),
    )
    if (received.length > 0 && isNothing) histories.delete(reference)
  }
  return histories
}

export function emptyHistory(): ProposalHistory {
  return {
    received: [],
    withdrawals: [],
    isErased: false,
    opened: undefined,
    failedBecause: undefined,
    status: undefined,
  }
}

const proposalActions = [
  'proposal received',
  'proposal withdrawn',
  'personal data erased',
  'proposal opened',
  'opening failed',
  'status changed',
] as const satisfies readonly RecordedAction[]

type ProposalAction = (typeof proposalActions)[number]

function add(history: ProposalHistory, action: ProposalAction, { details, takenAt }: ProposalEntry): void {
  switch (action) {
    case 'proposal received':
      history.received.push(readReceivedDetails(details) ?? {})
      break
    case 'proposal withdrawn':
      history.withdrawals.push({
        at: Date.parse(takenAt),
        replacedBy: readDetails(details, withdrawnSchema)?.replacedBy ?? null,
      })
      break
    case 'personal data erased':
      history.isErased = true
      break
    case 'proposal opened':
      history.opened = { at: Date.parse(takenAt), ...(readDetails(details, openedSchema) ?? { files: [] }) }
      history.failedBecause = undefined
      break
    case 'opening failed':
      history.opened = undefined
      history.failedBecause = readDetails(details, failedSchema)?.reason
      break
    case 'status changed':
      history.status = readDetails(details, statusSchema)?.after
      break
  }
}
