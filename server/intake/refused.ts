import type { RefusalStatus } from '../../content/intake/submission-outcome.ts'

/** Why a submission is refused, by a key of `messages`; `fields` says the same beside fields of the form. */
export class Refused extends Error {
  readonly status: RefusalStatus
  readonly reason: string
  readonly fields: Readonly<Record<string, string>>
  readonly retryAfterSeconds: number | undefined

  /**
   * @param reason in the sender's words and language
   * @param more messages for single fields, by their names in the form
   */
  constructor(
    status: RefusalStatus,
    reason: string,
    more: { fields?: Readonly<Record<string, string>>; retryAfterSeconds?: number } = {},
  ) {
    super(`Refused with ${status}`)
    this.status = status
    this.reason = reason
    this.fields = more.fields ?? {}
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}
