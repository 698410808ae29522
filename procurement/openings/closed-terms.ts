import { OpeningRefusedError } from '../proposal-openings/opening-refused-error.ts'
import { termsOfWholeLog, type TermsOfTender } from '../terms/terms-of-tender.ts'
import type { CustodianOpeningContext } from './opening-context.ts'

/** Milliseconds after the deadline in which proposals that arrived before it may still be being stored. */
export const storingTime = 2 * 60_000

/**
 * The terms of a tender, as the transparency log has them: whatever its row says.
 * @throws OpeningRefusedError for a tender without custodians
 */
export async function termsToOpen(
  { log }: Pick<CustodianOpeningContext, 'log'>,
  tender: number,
): Promise<TermsOfTender> {
  const terms = await termsOfWholeLog(log, tender)
  if (terms) return terms
  throw new OpeningRefusedError('noTerms')
}

/** Whether a deadline has passed by the server's clock. */
export function hasPassed({ deadline }: Pick<TermsOfTender, 'deadline'>, now: Date): boolean {
  return now.getTime() > Date.parse(deadline)
}

/**
 * The terms of a tender whose deadline has passed, by the log.
 * @throws OpeningRefusedError
 */
export async function closedTerms(
  context: Pick<CustodianOpeningContext, 'log'>,
  tender: number,
  now: Date,
): Promise<TermsOfTender> {
  const terms = await termsToOpen(context, tender)
  if (!hasPassed(terms, now)) throw new OpeningRefusedError('deadlineToCome')
  return terms
}
