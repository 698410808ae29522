import { closedTerms } from './closed-terms.ts'
import type { CustodianOpeningContext } from './opening-context.ts'
import { endGathering, findOpening } from './openings-table.ts'
import { sharesOf, verdictsByEnvelope } from './opening-shares.ts'
import { areAllJudged } from './prospects.ts'
import { areUndecided, envelopeOf, findUndecidedEnvelopes } from './standing-envelopes.ts'

/**
 * Ends the gathering of a tender's shares once every envelope has the shares that it needs, or can't get them any more.
 * @returns whether envelopes are to be opened now
 */
export async function goOn(context: CustodianOpeningContext, tender: number): Promise<boolean> {
  const { payload, now } = context
  const opening = await findOpening(payload, tender)
  if (opening?.state !== 'gathering') return opening?.state === 'opening'
  const at = now()
  const { needed, custodians } = await closedTerms(context, tender, at)
  const envelopes = (await findUndecidedEnvelopes(payload, tender)).map(envelopeOf)
  const verdicts = verdictsByEnvelope(envelopes, await sharesOf(payload, tender))
  const gathering = { needed, of: custodians.length, isClosed: opening.closedAt !== null }
  if (!areAllJudged(verdicts.values(), gathering)) return false
  const onlyIf = areUndecided(payload, tender, envelopes.length)
  return endGathering(payload, tender, { at, onlyIf })
}
