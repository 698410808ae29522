import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { TypedUser } from 'payload'
import type { Approves } from '../../accounts/step-up/require-approval.ts'
import { toHex } from '../../proofs/bytes.ts'
import { isStillArriving } from '../../submissions/is-still-arriving.ts'
import { bindDetails, leafStatement, writeAtEnd } from '../../transparency/append.ts'
import type { OpeningBegunLeaf } from '../../transparency/leaf.ts'
import { proofOf } from '../custodians/custodian-keys.ts'
import { OpeningRefusedError } from '../proposal-openings/opening-refused-error.ts'
import { closedTerms, storingTime } from './closed-terms.ts'
import { maySeeOpening } from './custodians-of-tender.ts'
import { goOn } from './go-on.ts'
import type { CustodianOpeningContext } from './opening-context.ts'
import { findOpening } from './openings-table.ts'
import { procurementKeyOf } from './procurement-key.ts'

/**
 * Says that a tender's envelopes are to be opened, from when on its custodians hand their shares over. Of two who say so at
 * once, one does it.
 * @param approve has the person approve exactly this
 * @throws OpeningRefusedError
 */
export async function beginOpening(
  context: CustodianOpeningContext,
  tender: number,
  person: TypedUser | null,
  approve: Approves,
): Promise<void> {
  const { payload, log, now } = context
  const at = now()
  const terms = await closedTerms(context, tender, at)
  if (!person || !(await maySeeOpening(payload, terms, person)))
    throw new OpeningRefusedError('notACustodian')
  const isTooEarly = at.getTime() <= Date.parse(terms.deadline) + storingTime
  if (isTooEarly || (await isStillArriving(payload, tender))) throw new OpeningRefusedError('stillArriving')
  const hash = toHex(terms.hash)
  const { tender: reference, deadline } = terms
  const approval = await approve({
    name: 'begin opening by custodians',
    about: { tender, reference, deadline, terms: hash },
  })
  const { recipient: procurementKey, statements } = await procurementKeyOf(context, tender, at)
  const { details, beside } = bindDetails({ account: person.id, approval: proofOf(approval) })
  const leaf: OpeningBegunLeaf = {
    ...{ kind: 'opening begun', at: at.toISOString(), tender, reference, terms: hash },
    ...{ deadline, procurementKey, details },
  }
  const isBegun = async () => (await findOpening(payload, tender)) !== undefined
  await writeAtEnd(
    log,
    async (first) =>
      (await isBegun())
        ? []
        : [
            leafStatement(log, first, leaf, at, { ...beside, tender }),
            ...statements,
            sql`INSERT INTO openings (tender, state, begun_by, begun_at, approval, entry)
              VALUES (${tender}, 'gathering', ${person.id}, ${at.toISOString()}, ${JSON.stringify(approval)}, ${first})`,
          ],
    isBegun,
  )
  // A tender without proposals has nothing to wait for.
  await goOn(context, tender)
}
