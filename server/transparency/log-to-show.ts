import type { Payload } from 'payload'
import type { Environment } from '../../environment.ts'
import type { OpenedLog } from '../../transparency/open-log.ts'
import { ForeignLeafError, readVouchedLog } from '../../transparency/own-leaves.ts'
import { LogRefusedError } from '../../transparency/signing/require-extends.ts'
import { UnavailableError } from '../answer-failure.ts'

export interface ShowingLog {
  payload: Payload
  settings: Pick<Environment, 'signingKeysFolder'>
}

/**
 * What the log says of itself, with the keys that visitors are shown.
 * @throws UnavailableError while its rows name keys that this machine's own do not vouch for
 */
export async function logToShow({ payload, settings }: ShowingLog): Promise<OpenedLog | undefined> {
  try {
    return await readVouchedLog(payload, settings.signingKeysFolder)
  } catch (error) {
    if (!(error instanceof LogRefusedError || error instanceof ForeignLeafError)) throw error
    throw new UnavailableError(error.message, { cause: error })
  }
}
