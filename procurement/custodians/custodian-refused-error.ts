import type { CustodianRefusal } from '../../languages/back-office/custodian-refusals.ts'

/** Something about custodians is not done, for a reason that the person is told. */
export class CustodianRefusedError extends Error {
  readonly refusal: CustodianRefusal
  /** Instant from which it would be done, ISO 8601. */
  readonly from: string | undefined

  constructor(refusal: CustodianRefusal, { from, cause }: { from?: Date; cause?: unknown } = {}) {
    super(refusal, { cause })
    this.refusal = refusal
    this.from = from?.toISOString()
  }
}
