import type { TypedUser } from 'payload'
import type { Approves } from '../../accounts/step-up/require-approval.ts'
import { holdsRoleItself } from '../../model/access/roles.ts'
import type { ProposalOpening } from '../../store/payload-types.ts'
import { actorOf } from '../procurement-record/actor.ts'
import { appendToProcurementRecord } from '../procurement-record/append.ts'
import type { OpeningContext } from '../proposals/opening/opening-context.ts'
import { stillSealed } from '../proposals/opening/sealed-proposal.ts'
import { closedTender } from './closed-tender.ts'
import { refuseNewAccount } from './opener-rights.ts'
import { OpeningRefusedError } from './opening-refused-error.ts'

/** Milliseconds within which a second person confirms what a first one began. */
const timeToConfirm = 30 * 60 * 1000

/**
 * The first of the two people says that a tender's proposals are to be opened. Nothing is decrypted yet.
 * @param approve has the person approve exactly this
 * @throws OpeningRefusedError
 */
export async function beginOpening(
  { payload, now }: Pick<OpeningContext, 'payload' | 'now'>,
  tenderId: number,
  person: TypedUser | null,
  approve: Approves,
): Promise<ProposalOpening> {
  if (!person || !holdsRoleItself(person, 'bid-opener')) throw new OpeningRefusedError('notAnOpener')
  const begunAt = now()
  const tender = await closedTender(payload, tenderId, begunAt)
  const { totalDocs: sealed } = await payload.count({
    collection: 'proposals',
    where: stillSealed(tenderId),
    overrideAccess: true,
  })
  if (sealed === 0) throw new OpeningRefusedError('nothingSealed')
  await refuseNewAccount(payload, tender, person)
  const { referenceNumber: reference, deadline } = tender
  const approval = await approve({
    name: 'begin opening',
    about: { tender: tenderId, reference, deadline, sealed },
  })
  const opening = await payload.create({
    collection: 'proposal-openings',
    data: {
      tender: tenderId,
      begunBy: person.id,
      begunAt: begunAt.toISOString(),
      expiresAt: new Date(begunAt.getTime() + timeToConfirm).toISOString(),
    },
    depth: 0,
    overrideAccess: true,
  })
  await appendToProcurementRecord(
    payload,
    {
      action: 'opening begun',
      actor: actorOf(person),
      reference: tender.referenceNumber,
      details: { tender: tenderId, opening: opening.id, sealed, expiresAt: opening.expiresAt, approval },
    },
    begunAt,
  )
  return opening
}
