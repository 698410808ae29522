import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, TypedUser } from 'payload'
import { z } from 'zod'
import { holdsRoleItself } from '../../model/access/roles.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { isStillArriving } from '../../submissions/is-still-arriving.ts'
import type { BrokenBecause } from '../../transparency/leaf.ts'
import { readCustodianKeys, type RegisteredKey } from '../custodians/custodian-keys.ts'
import { OpeningRefusedError } from '../proposal-openings/opening-refused-error.ts'
import type { TermsOfTender } from '../terms/terms-of-tender.ts'
import { closesGatheringFrom } from './close-gathering.ts'
import { hasPassed, storingTime, termsToOpen } from './closed-terms.ts'
import { custodyOf, isAccountOldEnough, maySeeOpening } from './custodians-of-tender.ts'
import { readMinutes } from './minutes.ts'
import type { CustodianOpeningContext } from './opening-context.ts'
import { findOpening, type Opening } from './openings-table.ts'
import { sharesOf, verdictsByEnvelope } from './opening-shares.ts'
import { stillAwaited } from './prospects.ts'
import type { stagesOfOpening } from './stages.ts'
import { envelopeOf, findAllEnvelopes, findUndecidedEnvelopes } from './standing-envelopes.ts'

/** How far the opening of a tender by its custodians is, as one person of the staff may see it. Instants in ISO 8601. */
export interface DescribedOpening {
  tender: number
  reference: string
  deadline: string
  timeZone: string
  stage: (typeof stagesOfOpening)[number]
  /** From when it can be begun. */
  beginsFrom: string
  needed: number
  custodians: {
    label: string
    fingerprint: string
    isYou: boolean
    handedInAt: string | null
    /** How many of the shares are not what the bidders had sealed. */
    wrong: number
    /** Whether the opening waits for this custodian. */
    isAwaited: boolean
  }[]
  /** How many proposals stand; null before the opening is begun. */
  proposals: number | null
  opened: number
  broken: { reference: string; because: BrokenBecause }[]
  /** The key with which the person is a custodian, as far as this browser needs it. */
  own: Pick<RegisteredKey, 'holder' | 'wrapped' | 'recipient'> | null
  mayBegin: boolean
  mayHandIn: boolean
  /** From when on the person may decide that nobody is waited for any more; null where nobody is, or others decide it. */
  closesFrom: string | null
  mayClose: boolean
  mayRetry: boolean
  mayRead: boolean
}

/**
 * @throws OpeningRefusedError for a tender without custodians, and for everybody who has nothing to do with it
 */
export async function describeOpening(
  context: CustodianOpeningContext,
  tender: number,
  person: TypedUser | null,
): Promise<DescribedOpening> {
  const { payload, now } = context
  const at = now()
  const terms = await termsToOpen(context, tender)
  if (!(await maySeeOpening(payload, terms, person))) throw new OpeningRefusedError('notACustodian')
  const opening = await findOpening(payload, tender)
  const stage = stageOf(terms, opening, at)
  const custody = await custodyOf(payload, terms, person)
  const isOldEnough = person !== null && (await isAccountOldEnough(payload, tender, terms, person))
  const shares = await sharesOf(payload, tender)
  const undecided = opening ? (await findUndecidedEnvelopes(payload, tender)).map(envelopeOf) : []
  const gathering = {
    ...{ needed: terms.needed, of: terms.custodians.length },
    isClosed: opening?.closedAt !== null || stage !== 'gathering',
  }
  const awaited = stillAwaited(verdictsByEnvelope(undecided, shares).values(), gathering)
  const buys = holdsRoleItself(person, 'procurement')
  const closesFrom =
    stage === 'gathering' && opening && buys ? await closesGatheringFrom(context, opening, terms) : undefined
  const beginsFrom = new Date(Date.parse(terms.deadline) + storingTime)
  return {
    ...{ tender, reference: terms.tender, deadline: terms.deadline, timeZone: terms.zone, stage },
    beginsFrom: beginsFrom.toISOString(),
    needed: terms.needed,
    custodians: terms.custodians.map(({ label, fingerprint }, index) => {
      const own = shares.filter(({ custodian }) => custodian === index + 1)
      const times = own.map(({ handedInAt }) => handedInAt).toSorted()
      return {
        ...{ label, fingerprint, isYou: custody?.number === index + 1, handedInAt: times.at(-1) ?? null },
        wrong: own.filter(({ verdict }) => verdict === 'custodian answered wrongly').length,
        isAwaited: stage === 'gathering' && awaited.has(index + 1),
      }
    }),
    ...(await countProposals(context, tender, opening)),
    own: custody
      ? { holder: custody.key.holder, wrapped: custody.key.wrapped, recipient: custody.key.recipient }
      : null,
    mayBegin:
      stage === 'waiting' && at.getTime() > beginsFrom.getTime() && !(await isStillArriving(payload, tender)),
    mayHandIn: stage === 'gathering' && custody !== undefined && isOldEnough && awaited.has(custody.number),
    closesFrom: closesFrom?.toISOString() ?? null,
    mayClose: closesFrom !== undefined && at >= closesFrom,
    mayRetry: stage === 'failed' && buys,
    mayRead: buys,
  }
}

function stageOf(terms: TermsOfTender, opening: Opening | undefined, at: Date): DescribedOpening['stage'] {
  if (!hasPassed(terms, at)) return 'beforeDeadline'
  if (!opening) return 'waiting'
  if (opening.state === 'opening' && opening.fault !== null) return 'failed'
  return opening.state
}

/** Nothing is known of them before the opening is begun. */
async function countProposals(
  context: CustodianOpeningContext,
  tender: number,
  opening: Opening | undefined,
): Promise<Pick<DescribedOpening, 'proposals' | 'opened' | 'broken'>> {
  if (!opening) return { proposals: null, opened: 0, broken: [] }
  const minutes = await readMinutes(context.log, tender)
  if (minutes) {
    const standing = minutes.proposals.filter(({ fate }) => fate === 'opened' || fate === 'broken')
    return {
      proposals: standing.length,
      opened: standing.filter(({ fate }) => fate === 'opened').length,
      broken: standing.flatMap(({ reference, because }) => (because ? [{ reference, because }] : [])),
    }
  }
  const standing = (await findAllEnvelopes(context.payload, tender)).filter(
    ({ withdrawnAt, replacedBy, erasedAt }) => !withdrawnAt && !replacedBy && !erasedAt,
  )
  const opened = standing.filter(({ openedAt }) => openedAt).length
  return { proposals: standing.length, opened, broken: [] }
}

const tenderRows = z.array(z.object({ tender: z.coerce.number() }))

/** Milliseconds for which an opening that is over is still listed. */
const listedAfter = 30 * 24 * 60 * 60_000

/** The openings that somebody has to do with, the next deadline first; those that are long over are left out. */
export async function describeOpenings(
  context: CustodianOpeningContext,
  person: TypedUser | null,
): Promise<DescribedOpening[]> {
  const openings: DescribedOpening[] = []
  for (const tender of await tendersWithTerms(context.payload, person)) {
    try {
      const described = await describeOpening(context, tender, person)
      const finishedAt = (await findOpening(context.payload, tender))?.finishedAt ?? null
      const isLongOver = finishedAt !== null && Date.parse(finishedAt) < context.now().getTime() - listedAfter
      if (!isLongOver) openings.push(described)
    } catch (error) {
      if (!(error instanceof OpeningRefusedError)) throw error
    }
  }
  return openings.toSorted((one, other) => Date.parse(one.deadline) - Date.parse(other.deadline))
}

async function tendersWithTerms(payload: Payload, person: TypedUser | null): Promise<number[]> {
  if (!person) return []
  const keys = await readCustodianKeys(payload, { account: person.id })
  if (keys.length === 0 && !holdsRoleItself(person, 'procurement')) return []
  const { rows } = await rawSql(payload)
  const found = tenderRows.parse(
    await rows(sql`SELECT DISTINCT tender FROM log_entries WHERE kind = 'terms' AND tender IS NOT NULL`),
  )
  return found.map(({ tender }) => tender)
}
