import type { Payload, TypedUser, Where } from 'payload'
import type { StateOfProposals } from '../../languages/back-office/opening-words.ts'
import { holdsRoleItself } from '../../model/access/roles.ts'
import { stillSealed } from '../proposals/opening/sealed-proposal.ts'
import { openingRefusal } from '../../languages/back-office/opening-refusals.ts'
import { latestOpening } from './latest-opening.ts'
import { openersOf } from './opener-rights.ts'

export interface ProposalsSummary {
  /** Nothing in a draft that has none yet. */
  deadline: string | null
  state: StateOfProposals
  /** How many proposals stand: neither withdrawn nor replaced. */
  count: number
  opened: number
  /** References of proposals that could not be opened, because they are not what was received. */
  failed: string[]
  /** When what was begun has to be confirmed. */
  expiresAt: string | null
  mayBegin: boolean
  mayConfirm: boolean
  /** Why the person, who opens proposals, opens none of this tender's, in their language. */
  notThisOne: string | null
}

/**
 * All that anybody learns of a tender's proposals before they are opened: how many there are.
 * @returns nothing when there is no such tender
 */
export async function summarizeProposals(
  payload: Payload,
  tenderId: number,
  person: TypedUser | null,
  now: Date,
  language = 'en',
): Promise<ProposalsSummary | undefined> {
  const tender = await payload.findByID({
    collection: 'tenders',
    id: tenderId,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (!tender) return undefined
  // Types know only published tenders.
  const deadline: string | null = tender.deadline ?? null
  const sealed = await count(payload, stillSealed(tenderId))
  const opened = await count(payload, {
    ...{ tender: { equals: tenderId }, scheme: { exists: false } },
    openedAt: { exists: true },
  })
  const opening = await latestOpening(payload, tenderId)
  const isClosed = deadline !== null && now.getTime() > Date.parse(deadline)
  const isCurrent = opening !== undefined && now.getTime() <= Date.parse(opening.expiresAt)
  const isBegun = isCurrent && !opening.confirmedBy
  const isOpening = isCurrent && Boolean(opening.confirmedBy) && !opening.openedAt
  const state = (): ProposalsSummary['state'] => {
    if (!isClosed) return 'beforeDeadline'
    if (sealed + opened === 0) return 'nothingReceived'
    if (sealed === 0) return 'opened'
    if (isBegun) return 'begun'
    return isOpening ? 'opening' : 'ready'
  }
  const isOpener = holdsRoleItself(person, 'bid-opener') && isClosed && sealed > 0
  const openers = isOpener ? await openersOf(payload, tender) : []
  const mayOpen = openers.some(({ id }) => id === person?.id)
  return {
    deadline,
    state: state(),
    count: sealed + opened,
    opened,
    failed: opened > 0 || opening?.openedAt ? await failedReferences(payload, tenderId) : [],
    expiresAt: isBegun ? opening.expiresAt : null,
    mayBegin: mayOpen && !isOpening,
    mayConfirm: mayOpen && isBegun && opening.begunBy !== person?.id,
    notThisOne:
      isOpener && !mayOpen
        ? openingRefusal(
            'accountTooNew',
            { i18n: { language } },
            openers.map(({ name }) => name),
          )
        : null,
  }
}

async function count(payload: Payload, where: Where): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'proposals', where, overrideAccess: true })
  return totalDocs
}

/** Those that are still sealed and whose opening was tried. */
async function failedReferences(payload: Payload, tender: number): Promise<string[]> {
  const { docs: sealed } = await payload.find({
    collection: 'proposals',
    where: stillSealed(tender),
    pagination: false,
    depth: 0,
    select: { reference: true },
    overrideAccess: true,
  })
  if (sealed.length === 0) return []
  const { docs } = await payload.find({
    collection: 'procurement-record',
    where: {
      action: { equals: 'opening failed' },
      reference: { in: sealed.map(({ reference }) => reference) },
    },
    pagination: false,
    depth: 0,
    select: { reference: true },
    overrideAccess: true,
  })
  return [...new Set(docs.flatMap(({ reference }) => reference ?? []))].toSorted()
}
