import type { Environment } from '../environment.ts'
import type { OwnBelongings } from '../store/database/identity/belongings.ts'
import { DatabaseRefusedError } from '../store/database/identity/database-refused-error.ts'
import { publicHalves, readSigningKeys, SigningKeysError } from '../transparency/keys/signing-keys.ts'
import { ownSealingRecipient } from './own-sealing-recipient.ts'

/** What this machine has, to be compared with what belongs to the database. */
export function ownBelongings(settings: Environment, secret: string): OwnBelongings {
  return {
    secret,
    sealingRecipient: () => ownSealingRecipient(settings),
    signingKeys: () => ownSigningKeys(settings),
  }
}

/** @throws DatabaseRefusedError when a key is missing among the others, or is none */
export async function ownSigningKeys(
  settings: Pick<Environment, 'signingKeysFolder'>,
): Promise<string | undefined> {
  try {
    const keys = await readSigningKeys(settings.signingKeysFolder)
    return keys && publicHalves(keys)
  } catch (error) {
    if (!(error instanceof SigningKeysError)) throw error
    throw new DatabaseRefusedError(
      `${error.message}: put the signing keys back, or name their place with SIGNING_KEYS=….`,
      { cause: error },
    )
  }
}
