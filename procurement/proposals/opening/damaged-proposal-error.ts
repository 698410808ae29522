/** Why a sealed proposal can't be opened. */
export type Damage =
  | 'its form can’t be decrypted'
  | 'its form is not one'
  | 'it was sealed for another tender'
  | 'it was sealed under another reference'
  | 'its files are not those of its form'
  | 'a sealed file is missing or was changed'
  | 'a file is not the one that was received'

/** A sealed proposal is not what was received. Carries nothing of what the proposal says. */
export class DamagedProposalError extends Error {
  readonly damage: Damage

  constructor(damage: Damage, cause?: unknown) {
    super(damage, { cause })
    this.damage = damage
  }
}
