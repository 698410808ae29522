import type { PayloadRequest } from 'payload'
import type { TenderChange } from './find-change.ts'

/** What the hooks of one save pass each other about a published tender's change. */
export interface ChangeUnderWay {
  /** Addenda that are published already, texts by language. */
  addenda: Record<string, unknown>[]
  /** Present when the save makes an addendum. */
  change?: TenderChange
  /** Whether the addendum says that custodians were appointed. */
  takesTerms?: boolean
  /** Present when the save closes the tender before its deadline, or opens it again. */
  outcome?: { previous: string | null; next: string | null } | undefined
  /** The new addendum, texts by language. */
  addendum?: Record<string, unknown>
}

const contextKey = 'tender change under way'

export function rememberChange(req: PayloadRequest, tender: number | string, change: ChangeUnderWay): void {
  changesOf(req).set(String(tender), change)
}

export function changeUnderWay(
  req: PayloadRequest,
  tender: number | string | undefined,
): ChangeUnderWay | undefined {
  return changesOf(req).get(String(tender))
}

export function forgetChange(req: PayloadRequest, tender: number | string): void {
  changesOf(req).delete(String(tender))
}

function changesOf({ context }: PayloadRequest): Map<string, ChangeUnderWay> {
  const known = context[contextKey]
  if (known instanceof Map) return known
  const made = new Map<string, ChangeUnderWay>()
  context[contextKey] = made
  return made
}
