import type { TypedUser } from 'payload'
import type { Approves } from '../../accounts/step-up/require-approval.ts'
import { holdsRoleItself } from '../../model/access/roles.ts'
import type { Proposal, ProposalOpening, Tender } from '../../store/payload-types.ts'
import { actorOf } from '../procurement-record/actor.ts'
import { appendToProcurementRecord, type NewEntry } from '../procurement-record/append.ts'
import { DamagedProposalError } from '../proposals/opening/damaged-proposal-error.ts'
import type { OpeningContext } from '../proposals/opening/opening-context.ts'
import { openProposal, writeOpened } from '../proposals/opening/open-proposal.ts'
import { findSealedProposals } from '../proposals/opening/sealed-proposal.ts'
import { SealingKeyUnavailableError } from '../proposals/sealing/sealing-key.ts'
import { tenderIdentity } from '../proposals/sealing/tender-key.ts'
import { publishReleaseAfterOpening } from '../tenders/ocds/publish-releases.ts'
import { claimOpening } from './claim-opening.ts'
import { closedTender } from './closed-tender.ts'
import { latestOpening } from './latest-opening.ts'
import { refuseNewAccount } from './opener-rights.ts'
import { OpeningRefusedError } from './opening-refused-error.ts'

export interface OpeningResult {
  opened: string[]
  /** References of proposals that are not what was received. They stay sealed. */
  failed: string[]
}

/**
 * The second of the two people confirms, and every sealed proposal is opened; a damaged one does not stop the others.
 * An opening that was cut short is begun again and opens what is left.
 * @param approve has the person approve exactly this
 * @throws OpeningRefusedError
 */
export async function confirmOpening(
  context: OpeningContext,
  tenderId: number,
  person: TypedUser | null,
  approve: Approves,
): Promise<OpeningResult> {
  if (!person || !holdsRoleItself(person, 'bid-opener')) throw new OpeningRefusedError('notAnOpener')
  const { payload, now } = context
  const confirmedAt = now()
  const tender = await closedTender(payload, tenderId, confirmedAt)
  const opening = await confirmable(context, tenderId, person, confirmedAt)
  await refuseNewAccount(payload, tender, person)
  const identity = await unwrap(context, tenderId)
  const approval = await approve({
    name: 'confirm opening',
    about: {
      ...{ tender: tenderId, reference: tender.referenceNumber, deadline: tender.deadline },
      ...{ opening: opening.id, begunAt: opening.begunAt },
    },
  })
  if (!(await claimOpening(payload, opening.id, tenderId, person.id)))
    throw new OpeningRefusedError('alreadyConfirmed')
  const proposals = await findSealedProposals(payload, tenderId)
  const actor = actorOf(person)
  const { begunAt, expiresAt } = opening
  await appendToProcurementRecord(
    payload,
    {
      action: 'opening confirmed',
      actor,
      reference: tender.referenceNumber,
      details: {
        tender: tenderId,
        opening: opening.id,
        begunAt,
        expiresAt,
        sealed: proposals.length,
        approval,
      },
    },
    confirmedAt,
  )
  const result: OpeningResult = { opened: [], failed: [] }
  for (const proposal of proposals) {
    const isOpened = await openOne(context, { tender, opening, actor, identity }, proposal)
    result[isOpened ? 'opened' : 'failed'].push(proposal.reference)
  }
  await payload.update({
    collection: 'proposal-openings',
    id: opening.id,
    data: { openedAt: now().toISOString(), positions: result.opened.length },
    depth: 0,
    overrideAccess: true,
  })
  await publishReleaseAfterOpening(payload, tenderId)
  return result
}

async function confirmable(
  { payload }: OpeningContext,
  tender: number,
  person: TypedUser,
  at: Date,
): Promise<ProposalOpening> {
  const opening = await latestOpening(payload, tender)
  if (!opening) throw new OpeningRefusedError('notBegun')
  if (opening.confirmedBy) throw new OpeningRefusedError('alreadyConfirmed')
  if (at.getTime() > Date.parse(opening.expiresAt)) throw new OpeningRefusedError('expired')
  if (opening.begunBy === person.id) throw new OpeningRefusedError('samePerson')
  return opening
}

async function unwrap({ payload, sealingKey }: OpeningContext, tender: number): Promise<string> {
  try {
    const identity = await tenderIdentity(payload, tender, await sealingKey())
    if (identity) return identity
  } catch (error) {
    if (error instanceof SealingKeyUnavailableError) throw new OpeningRefusedError('keyUnavailable', error)
    throw error
  }
  throw new OpeningRefusedError('nothingSealed')
}

interface Session {
  tender: Tender
  opening: ProposalOpening
  actor: string
  identity: string
}

/** @returns whether it was opened */
async function openOne(
  context: OpeningContext,
  { tender, opening, actor, identity }: Session,
  proposal: Proposal,
): Promise<boolean> {
  const { payload, now } = context
  const about = { tender: tender.id, opening: opening.id }
  const record = (entry: Pick<NewEntry, 'action' | 'details'>) =>
    appendToProcurementRecord(payload, { ...entry, actor, reference: proposal.reference }, now())
  try {
    const opened = await openProposal(context, identity, proposal)
    const files = opened.files.map(({ sha256, sealedSha256 }) => ({ sha256, sealedSha256 }))
    await record({ action: 'proposal opened', details: { ...about, files, scan: opened.scan } })
    await writeOpened(payload, proposal.id, opened, now())
    return true
  } catch (error) {
    const isDamaged = error instanceof DamagedProposalError
    const reason = isDamaged ? error.damage : 'it could not be written'
    payload.logger.error({
      reference: proposal.reference,
      reason,
      // Only its name: a database's message would quote what was to be written.
      ...(!isDamaged && { fault: error instanceof Error ? error.name : 'unknown' }),
      msg: 'A proposal could not be opened',
    })
    await record({ action: 'opening failed', details: { ...about, reason } })
    return false
  }
}
