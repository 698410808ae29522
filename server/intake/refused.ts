import type { RefusalStatus } from '../../submissions/submission-outcome.ts'

/** Why a submission is refused, by a key of `messages`; `fields` says the same beside fields of the form. */
export class Refused extends Error {
  readonly status: RefusalStatus
  readonly reason: string
  readonly fields: Readonly<Record<string, string>>
  readonly retryAfterSeconds: number | undefined
  /** A puzzle whose solution would let the same call through (`proof-of-work.ts`). */
  readonly puzzle: string | undefined

  /**
   * @param reason in the sender's words and language
   * @param more messages for single fields, by their names in the form
   */
  constructor(
    status: RefusalStatus,
    reason: string,
    more: {
      fields?: Readonly<Record<string, string>>
      retryAfterSeconds?: number | undefined
      puzzle?: string
    } = {},
  ) {
    super(`Refused with ${status}`)
    this.status = status
    this.reason = reason
    this.fields = more.fields ?? {}
    this.retryAfterSeconds = more.retryAfterSeconds
    this.puzzle = more.puzzle
  }

  withPuzzle(puzzle: string): Refused {
    const { status, reason, fields, retryAfterSeconds } = this
    return new Refused(status, reason, { fields, retryAfterSeconds, puzzle })
  }
}
