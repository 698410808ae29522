import type { OpeningRefusal } from '../../languages/back-office/opening-refusals.ts'

/** An opening that is not begun or not confirmed, and why. */
export class OpeningRefusedError extends Error {
  readonly refusal: OpeningRefusal

  constructor(refusal: OpeningRefusal, cause?: unknown) {
    super(refusal, { cause })
    this.refusal = refusal
  }
}
