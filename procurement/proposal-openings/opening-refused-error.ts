/** Why an opening is not begun or not confirmed. */
export type OpeningRefusal =
  | 'deadlineToCome'
  | 'nothingSealed'
  | 'notBegun'
  | 'expired'
  | 'samePerson'
  | 'alreadyConfirmed'
  | 'keyUnavailable'
  | 'notAnOpener'
  | 'noSuchTender'

export class OpeningRefusedError extends Error {
  readonly refusal: OpeningRefusal

  constructor(refusal: OpeningRefusal, cause?: unknown) {
    super(refusal, { cause })
    this.refusal = refusal
  }
}
