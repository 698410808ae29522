import type { Environment } from '../environment.ts'
import { sealingRecipient } from '../procurement/proposals/sealing/key-file.ts'
import { SealingKeyUnavailableError } from '../procurement/proposals/sealing/sealing-key.ts'
import { DatabaseRefusedError } from '../store/database/identity/database-refused-error.ts'

/**
 * The public half of the machine's sealing key, to be compared with the database's.
 * @throws DatabaseRefusedError when what should be the key is none
 */
export async function ownSealingRecipient(settings: Environment): Promise<string | undefined> {
  try {
    return await sealingRecipient(settings)
  } catch (error) {
    if (!(error instanceof SealingKeyUnavailableError)) throw error
    throw new DatabaseRefusedError(
      `${error.message}: put the key back, or name its place with SEALING_KEY_FILE=….`,
      {
        cause: error,
      },
    )
  }
}
