import { OpeningRefusedError } from '../proposal-openings/opening-refused-error.ts'
import { OutsideKeyUnavailableError } from '../proposals/sealing/outside-key.ts'
import { tenderIdentity } from '../proposals/sealing/tender-key.ts'
import type { CustodianOpeningContext } from './opening-context.ts'

/**
 * The private half of the procurement's key for a tender, in memory only.
 * @throws OpeningRefusedError where it is not at hand
 */
export async function procurementIdentity(
  { payload, outsideKey }: Pick<CustodianOpeningContext, 'payload' | 'outsideKey'>,
  tender: number,
): Promise<string> {
  try {
    const identity = await tenderIdentity(payload, tender, await outsideKey())
    if (identity !== undefined) return identity
  } catch (error) {
    if (error instanceof OutsideKeyUnavailableError) throw new OpeningRefusedError('keyUnavailable', error)
    throw error
  }
  throw new OpeningRefusedError('keyUnavailable')
}
