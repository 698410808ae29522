import type { Payload } from 'payload'
import { repeat } from '../../store/repeat.ts'
import { OpeningRefusedError } from '../proposal-openings/opening-refused-error.ts'
import { openEnvelopes } from './open-envelopes.ts'
import { custodianOpeningContext } from './opening-context.ts'
import { unfinishedOpenings } from './openings-table.ts'

/** Milliseconds between two looks whether envelopes are to be opened. */
const interval = 2000

/**
 * Opens envelopes whose shares are all judged, from now on: also those at which another process was cut short. Where this
 * machine has not the sealing key, it leaves them to others.
 * @returns what ends it, and waits for what is under way
 */
export function openEnvelopesFromNowOn(payload: Payload): () => Promise<void> {
  const open = async () => {
    for (const { tender } of await unfinishedOpenings(payload)) {
      await openEnvelopes(await custodianOpeningContext(payload), tender)
    }
  }
  return repeat(open, interval, (error) => {
    const msg =
      error instanceof OpeningRefusedError
        ? 'Envelopes can’t be opened by this machine'
        : 'Envelopes could not be opened'
    payload.logger.error({ err: error, msg })
  })
}
