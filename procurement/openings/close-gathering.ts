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
import type { TermsOfTender } from '../terms/terms-of-tender.ts'
import type { CustodianOpeningContext } from './opening-context.ts'
import { findOpening, type Opening } from './openings-table.ts'
import { sharesOf } from './opening-shares.ts'

/**
 * Milliseconds for which custodians are waited for, whatever else they have handed over. Without it, one custodian and one person
 * with procurement would decide which proposals are opened: what the one holds back is out once the other waits no longer.
 */
const waitForCustodians = 7 * 86_400_000

/**
 * Decides that nobody is waited for any more: what lacks shares does not open. Only once as many custodians as are needed have
 * handed over what they can, and the others have had their time; else one bidder who dealt wrongly, and one lost key, would
 * stop the opening of all.
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
  const found = await findOpening(payload, tender)
  if (!isGathering(found)) throw new OpeningRefusedError('notGathering')
  const closesFrom = await closesGatheringFrom(context, found, terms)
  if (!closesFrom) throw new OpeningRefusedError('nobodyToWaitFor')
  if (at < closesFrom) throw new OpeningRefusedError('othersHaveTime')
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
    isGathering(await findOpening(payload, tender))
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

function isGathering(opening: Opening | undefined): opening is Opening {
  return opening?.state === 'gathering' && opening.closedAt === null
}

/**
 * From when on it may be decided that nobody is waited for any more; nothing before as many custodians as are needed have
 * handed something over. As long as shares are gathered, somebody is awaited: else the gathering would be over.
 */
export async function closesGatheringFrom(
  { payload }: Pick<CustodianOpeningContext, 'payload'>,
  { tender, begunAt }: Pick<Opening, 'tender' | 'begunAt'>,
  { needed }: Pick<TermsOfTender, 'needed'>,
): Promise<Date | undefined> {
  const answers = (await sharesOf(payload, tender)).filter(
    ({ verdict }) => verdict === 'good' || verdict === 'nothing',
  )
  const { size: handedIn } = new Set(answers.map(({ custodian }) => custodian))
  return handedIn < needed ? undefined : new Date(Date.parse(begunAt) + waitForCustodians)
}
