import type { OpeningRefusal } from '../../languages/back-office/opening-refusals.ts'

/** An opening that is not begun or not confirmed, and why. */
export class OpeningRefusedError extends Error {
  readonly refusal: OpeningRefusal
  /** Names of the people who can, where it is refused because of who asks. */
  readonly openers: readonly string[]

  constructor(refusal: OpeningRefusal, cause?: unknown, openers: readonly string[] = []) {
    super(refusal, { cause })
    this.refusal = refusal
    this.openers = openers
  }
}
