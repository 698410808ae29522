import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { TypedUser } from 'payload'
import type { Approves } from '../../accounts/step-up/require-approval.ts'
import { holdsRoleItself } from '../../model/access/roles.ts'
import { toHex } from '../../proofs/bytes.ts'
import { bindDetails, leafStatement, writeAtEnd } from '../../transparency/append.ts'
import type { GatheringClosedLeaf } from '../../transparency/leaf.ts'
import { proofOf } from '../custodians/custodian-keys.ts'
import { OpeningRefusedError } from '../proposal-openings/opening-refused-error.ts'
import { closedTerms } from './closed-terms.ts'
import { goOn } from './go-on.ts'
import type { CustodianOpeningContext } from './opening-context.ts'
import { findOpening } from './openings-table.ts'
import { sharesOf } from './opening-shares.ts'

/**
 * Decides that nobody is waited for any more: what lacks shares does not open. Only once as many custodians as are needed have
 * handed over what they can; else one bidder who dealt wrongly, and one lost key, would stop the opening of all.
 * @param approve has the person approve exactly this
 * @throws OpeningRefusedError
 */
export async function closeGathering(
  context: CustodianOpeningContext,
  tender: number,
  person: TypedUser | null,
  approve: Approves,
): Promise<void> {
  if (!person || !holdsRoleItself(person, 'procurement')) throw new OpeningRefusedError('notACustodian')
  const { payload, log, now } = context
  const at = now()
  const terms = await closedTerms(context, tender, at)
  const isGathering = async () => {
    const opening = await findOpening(payload, tender)
    return opening?.state === 'gathering' && opening.closedAt === null
  }
  if (!(await isGathering())) throw new OpeningRefusedError('notGathering')
  if (!(await mayBeClosed(context, tender, terms.needed))) throw new OpeningRefusedError('nobodyToWaitFor')
  const { tender: reference, deadline } = terms
  const hash = toHex(terms.hash)
  const approval = await approve({
    name: 'wait for no more shares',
    about: { tender, reference, deadline, terms: hash },
  })
  const { details, beside } = bindDetails({ account: person.id, approval: proofOf(approval) })
  const leaf: GatheringClosedLeaf = {
    ...{ kind: 'gathering closed', at: at.toISOString(), tender, reference, terms: hash, details },
  }
  await writeAtEnd(log, async (first) =>
    (await isGathering())
      ? [
          leafStatement(log, first, leaf, at, { ...beside, tender }),
          sql`UPDATE openings SET closed_by = ${person.id}, closed_at = ${at.toISOString()},
              closing_approval = ${JSON.stringify(approval)}, closing_entry = ${first}
            WHERE tender = ${tender} AND state = 'gathering' AND closed_at IS NULL`,
        ]
      : [],
  )
  await goOn(context, tender)
}

/** Whether as many custodians as are needed have handed something over. */
export async function mayBeClosed(
  { payload }: Pick<CustodianOpeningContext, 'payload'>,
  tender: number,
  needed: number,
): Promise<boolean> {
  const shares = await sharesOf(payload, tender)
  return new Set(shares.map(({ custodian }) => custodian)).size >= needed
}
