import type { Payload, TypedUser } from 'payload'
import type { Language } from '../../languages/languages.ts'
import { holdsRoleItself } from '../../model/access/roles.ts'
import type { Tender } from '../../store/payload-types.ts'
import { isOfFormerScheme } from '../terms/former-scheme.ts'
import { isFixed, takesCustodians } from '../terms/is-fixed.ts'
import { appointmentsOf, appointmentsWith, type Appointment } from './appointments.ts'
import type { CustodianContext } from './custodian-context.ts'
import { readCustodianKeys, type RegisteredKey } from './custodian-keys.ts'
import { mayRegisterKeys, whyNotCustodian } from './custodians-hold-the-role-themselves.ts'
import { describeFirstSteps, type FirstSteps } from './first-steps.ts'

/** A key, as people of the staff see it. */
export interface DescribedKey {
  id: number
  label: string
  fingerprint: string
  recipient: string
  holder: RegisteredKey['holder']
  isExample: boolean
  /** Instant, ISO 8601, as the other moments here. */
  registeredAt: string
  revokedAt: string | null
  /** Name of its person; empty where the account is gone. */
  person: string
  isOwn: boolean
  /** Whether its person can be appointed with it now. */
  isEligible: boolean
  /** From when on its person can be, where that is known. */
  eligibleFrom: string | null
}

/** A tender, as its custodians see it. */
export interface CustodianTender {
  id: number
  reference: string
  title: string
  deadline: string
  timeZone: string
  /** Key with which the person is custodian. */
  key: number
  isConfirmed: boolean
  rehearsedAt: string | null
  rehearsedAgainAt: string | null
  /** Whether a reminder asks to rehearse again. */
  isReminded: boolean
}

/** What somebody sees of custodians and keys. */
export interface CustodianOverview {
  mayRegister: boolean
  mayAppoint: boolean
  /** All keys for who appoints; their own for others. */
  keys: DescribedKey[]
  tenders: CustodianTender[]
  /** What is to be done before the first tender with custodians; null afterwards, and for custodians. */
  firstSteps: FirstSteps | null
}

/** What somebody of the staff sees on the page of custodians. */
export async function describeOverview(
  context: CustodianContext,
  person: TypedUser,
  language: Language,
): Promise<CustodianOverview> {
  const mayAppoint = holdsRoleItself(person, 'procurement')
  const keys = await readCustodianKeys(context.payload, mayAppoint ? {} : { account: person.id })
  const own = keys.filter(({ account }) => account === person.id)
  return {
    ...{ mayRegister: mayRegisterKeys(person), mayAppoint },
    keys: await describeKeys(context, keys, person),
    tenders: await tendersOf(context.payload, own, language),
    firstSteps: await describeFirstSteps(context, person),
  }
}

async function describeKeys(
  context: CustodianContext,
  keys: readonly RegisteredKey[],
  person: TypedUser,
): Promise<DescribedKey[]> {
  const names = await namesOfPeople(
    context.payload,
    keys.map(({ account }) => account),
  )
  const described: DescribedKey[] = []
  for (const key of keys) {
    const why = await whyNotCustodian(context, key)
    const { id, label, fingerprint, recipient, holder, isExample, registeredAt, revokedAt } = key
    described.push({
      ...{ id, label, fingerprint, recipient, holder, isExample, registeredAt, revokedAt },
      person: names.get(key.account) ?? '',
      isOwn: key.account === person.id,
      isEligible: why === undefined,
      eligibleFrom: why?.from?.toISOString() ?? null,
    })
  }
  return described
}

async function namesOfPeople(
  payload: Payload,
  accounts: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(accounts)] } },
    pagination: false,
    depth: 0,
    select: { name: true },
    overrideAccess: true,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

async function tendersOf(
  payload: Payload,
  keys: readonly RegisteredKey[],
  language: Language,
): Promise<CustodianTender[]> {
  const appointments = await appointmentsWith(
    payload,
    keys.map(({ id }) => id),
  )
  const found: CustodianTender[] = []
  for (const appointment of appointments) {
    const tender = await payload.findByID({
      ...{ collection: 'tenders', id: appointment.tender, draft: true, depth: 0, overrideAccess: true },
      ...{ locale: language, fallbackLocale: 'en' as const, disableErrors: true },
    })
    if (!tender) continue
    found.push({
      ...{ id: tender.id, reference: tender.referenceNumber, title: tender.title },
      ...{ deadline: tender.deadline, timeZone: tender.deadline_tz, key: appointment.key },
      ...rehearsalOf(appointment, tender),
    })
  }
  return found
}

/** What is cancelled or decided is not rehearsed again. */
function rehearsalOf(
  { confirmedBy, rehearsedAt, rehearsedAgainAt, remindedAt }: Appointment,
  { outcome }: Pick<Tender, 'outcome'>,
) {
  return {
    ...{ isConfirmed: confirmedBy !== null, rehearsedAt, rehearsedAgainAt },
    isReminded: !outcome && remindedAt !== null && (rehearsedAgainAt ?? '') < remindedAt,
  }
}

/** Who a tender's custodians are, and how far they are. */
export interface TenderCustodians {
  state: 'nobody' | 'proposed' | 'confirmed' | 'rehearsed' | 'fixed' | 'without'
  needed: number
  /** Whether it was published without custodians, and gets its terms once they are appointed and have rehearsed. */
  isLate: boolean
  /** Whether the server seals its proposals meanwhile, as its bidders were promised; else it takes none. */
  isFormer: boolean
  custodians: (Pick<
    DescribedKey,
    'id' | 'label' | 'fingerprint' | 'isExample' | 'registeredAt' | 'person' | 'isEligible'
  > & { rehearsedAt: string | null; rehearsedAgainAt: string | null })[]
  proposedBy: string | null
  confirmedBy: string | null
  /** Keys that somebody who proposes can choose from. */
  choices: DescribedKey[]
  mayPropose: boolean
  mayConfirm: boolean
  isOwnProposal: boolean
}

/** @returns nothing when there is no such tender */
export async function describeTenderCustodians(
  context: CustodianContext,
  id: number,
  person: TypedUser,
): Promise<TenderCustodians | undefined> {
  const { payload } = context
  const tender = await payload.findByID({
    ...{ collection: 'tenders', id, draft: true, depth: 0, disableErrors: true, overrideAccess: true },
  })
  if (!tender) return undefined
  const appointments = await appointmentsOf(payload, id)
  const keys = await describeKeys(context, await readCustodianKeys(payload), person)
  const isOpen = await takesCustodians(context, tender, context.now())
  const state = stateOf(appointments, !isOpen)
  const [first] = appointments
  const names = await namesOfPeople(
    payload,
    [first?.proposedBy, first?.confirmedBy].flatMap((account) => account ?? []),
  )
  const isAppointer = holdsRoleItself(person, 'procurement')
  const isCustodian = appointments.some(({ key }) => keys.some((one) => one.id === key && one.isOwn))
  return {
    ...{ state, needed: first?.needed ?? 2, isLate: isOpen && (await isFixed(payload, id)) },
    isFormer: isOpen && (await isOfFormerScheme(context, tender)),
    custodians: appointments.flatMap(({ key: number, rehearsedAt, rehearsedAgainAt }) => {
      const key = keys.find((one) => one.id === number)
      if (!key) return []
      const { label, fingerprint, isExample, registeredAt, person: name, isEligible } = key
      return [
        { ...{ id: number, label, fingerprint, isExample, registeredAt, person: name, isEligible } },
      ].map((custodian) => ({ ...custodian, rehearsedAt, rehearsedAgainAt }))
    }),
    proposedBy: first ? (names.get(first.proposedBy) ?? '') : null,
    confirmedBy: first?.confirmedBy ? (names.get(first.confirmedBy) ?? '') : null,
    choices: isOpen && isAppointer ? keys.filter(({ revokedAt }) => revokedAt === null) : [],
    mayPropose: isOpen && isAppointer,
    mayConfirm: state === 'proposed' && isAppointer && first?.proposedBy !== person.id && !isCustodian,
    isOwnProposal: first?.proposedBy === person.id,
  }
}

function stateOf(appointments: readonly Appointment[], isDecided: boolean): TenderCustodians['state'] {
  const [first] = appointments
  if (isDecided) return first ? 'fixed' : 'without'
  if (!first) return 'nobody'
  if (first.confirmedBy === null) return 'proposed'
  return appointments.every(({ rehearsedAt }) => rehearsedAt !== null) ? 'rehearsed' : 'confirmed'
}
