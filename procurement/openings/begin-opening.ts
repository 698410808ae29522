import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { TypedUser } from 'payload'
import type { Approves } from '../../accounts/step-up/require-approval.ts'
import { toHex } from '../../proofs/bytes.ts'
import { bindDetails, leafStatement, writeAtEnd } from '../../transparency/append.ts'
import type { OpeningBegunLeaf } from '../../transparency/leaf.ts'
import { proofOf } from '../custodians/custodian-keys.ts'
import { OpeningRefusedError } from '../proposal-openings/opening-refused-error.ts'
import { OutsideKeyUnavailableError } from '../proposals/sealing/outside-key.ts'
import { tenderRecipient } from '../proposals/sealing/tender-key.ts'
import { closedTerms, storingTime } from './closed-terms.ts'
import { maySeeOpening } from './custodians-of-tender.ts'
import { goOn } from './go-on.ts'
import type { CustodianOpeningContext } from './opening-context.ts'
import { findOpening } from './openings-table.ts'
import { procurementIdentity } from './procurement-identity.ts'

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
  if (at.getTime() <= Date.parse(terms.deadline) + storingTime) throw new OpeningRefusedError('stillArriving')
  const hash = toHex(terms.hash)
  const { tender: reference, deadline } = terms
  const approval = await approve({
    name: 'begin opening by custodians',
    about: { tender, reference, deadline, terms: hash },
  })
  const procurementKey = await makeProcurementKey(context, tender)
  const { details, beside } = bindDetails({ account: person.id, approval: proofOf(approval) })
  const leaf: OpeningBegunLeaf = {
    ...{ kind: 'opening begun', at: at.toISOString(), tender, reference, terms: hash, deadline, details },
  }
  const isBegun = async () => (await findOpening(payload, tender)) !== undefined
  await writeAtEnd(
    log,
    async (first) =>
      (await isBegun())
        ? []
        : [
            leafStatement(log, first, leaf, at, { ...beside, tender }),
            sql`INSERT INTO openings (tender, state, terms, procurement_key, begun_by, begun_at, approval, entry)
              VALUES (${tender}, 'gathering', ${hash}, ${procurementKey}, ${person.id}, ${at.toISOString()},
                ${JSON.stringify(approval)}, ${first})`,
          ],
    isBegun,
  )
  // A tender without proposals has nothing to wait for.
  await goOn(context, tender)
}

/**
 * The procurement's key: shares wait sealed to it, and proposals stay sealed to it afterwards.
 * @throws OpeningRefusedError where this machine could not open what is sealed to it
 */
async function makeProcurementKey(context: CustodianOpeningContext, tender: number): Promise<string> {
  try {
    const recipient = await tenderRecipient(context.payload, tender, await context.outsideKey())
    await procurementIdentity(context, tender)
    return recipient
  } catch (error) {
    if (error instanceof OutsideKeyUnavailableError) throw new OpeningRefusedError('keyUnavailable', error)
    throw error
  }
}
