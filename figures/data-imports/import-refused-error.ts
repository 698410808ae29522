import type { ImportRefusal } from '../../languages/back-office/import-refusals.ts'

/** Something that is not done with an import, and why. */
export class ImportRefusedError extends Error {
  readonly refusal: ImportRefusal

  constructor(refusal: ImportRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}
