import type { Receipt } from './receipt.ts'

/** HTTP statuses with which a submission is refused. */
export type RefusalStatus = 400 | 403 | 404 | 408 | 409 | 410 | 411 | 413 | 415 | 422 | 429 | 500 | 503

/** A submission that was not taken, and why, in the sender's language. Nothing of it is stored. */
export interface Refusal {
  outcome: 'refused'
  status: RefusalStatus
  message: string
  /** For each field (by its name in the form) what is wrong with it. */
  errors: Readonly<Record<string, readonly string[]>>
  /** What was typed, by field name, to be shown again. */
  typed: Readonly<Record<string, string>>
  retryAfterSeconds?: number
  /** A puzzle whose solution, in the header `Proof-Of-Work`, would let the same call through. */
  puzzle?: string
}

export interface Accepted {
  outcome: 'accepted'
  /** 201 for a new submission, 200 for one that had arrived before. */
  status: 200 | 201
  message: string
  /** None for what is not stored under a reference, such as a question. */
  receipt: Receipt | null
}

export type SubmissionOutcome = Accepted | Refusal
