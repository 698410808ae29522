import type { TypedUser } from 'payload'
import { z } from 'zod'
import type { Approves } from '../../accounts/step-up/require-approval.ts'
import { fewestNeeded, mostCustodians } from '../../sealing/shapes.ts'
import { readOwnLeaf, ForeignLeafError } from '../../transparency/own-leaves.ts'
import { takesCustodians } from '../terms/is-fixed.ts'
import {
  appointmentsOf,
  confirmAppointments,
  proposeAppointments,
  removeAppointments,
  type Appointment,
} from './appointments.ts'
import type { CustodianContext } from './custodian-context.ts'
import { findCustodianKey, type RegisteredKey } from './custodian-keys.ts'
import { CustodianRefusedError } from './custodian-refused-error.ts'
import { whyNotCustodian } from './custodians-hold-the-role-themselves.ts'
import { requireAppointer } from './people-with-procurement-appoint.ts'

/** Who is to be custodian of a tender, and how many of them open. */
export const newAppointments = z.object({
  keys: z.array(z.int().positive()).max(mostCustodians),
  needed: z.int(),
})

/**
 * The first of the two people names the custodians. What was proposed or confirmed before is replaced.
 * @throws CustodianRefusedError
 */
export async function proposeCustodians(
  context: CustodianContext,
  tender: number,
  person: TypedUser | null,
  { keys: ids, needed }: z.output<typeof newAppointments>,
  approve: Approves,
): Promise<void> {
  const about = await requireNotFixed(context, tender)
  const keys = await eligibleKeys(context, ids)
  const by = await requireAppointer(
    context,
    person,
    keys.map(({ account }) => account),
  )
  const isPossible = needed >= fewestNeeded && needed <= keys.length && keys.length <= mostCustodians
  if (!isPossible) throw new CustodianRefusedError('wrongNumbers')
  const approval = await approve({ name: 'appoint custodians', about: actAbout(about, keys, needed) })
  const made = { by: by.id, approval, at: context.now() }
  await proposeAppointments(context.payload, tender, { keys: ids, needed }, made)
}

/**
 * The second of the two people confirms exactly what the first one proposed.
 * @throws CustodianRefusedError
 */
export async function confirmCustodians(
  context: CustodianContext,
  tender: number,
  person: TypedUser | null,
  approve: Approves,
): Promise<void> {
  const about = await requireNotFixed(context, tender)
  const proposed = await appointmentsOf(context.payload, tender)
  const [first] = proposed
  if (!first || first.confirmedBy !== null) throw new CustodianRefusedError('nothingProposed')
  const custodians = await eligibleKeys(
    context,
    proposed.map(({ key }) => key),
  )
  const by = await requireAppointer(
    context,
    person,
    custodians.map(({ account }) => account),
  )
  if (by.id === first.proposedBy) throw new CustodianRefusedError('samePerson')
  const { needed, proposedAt } = first
  const approval = await approve({
    name: 'confirm custodians',
    about: { ...actAbout(about, custodians, needed), proposedAt },
  })
  const present = await appointmentsOf(context.payload, tender)
  if (!isSame(proposed, present)) throw new CustodianRefusedError('nothingProposed')
  await confirmAppointments(
    context,
    about,
    { proposed, custodians },
    { by: by.id, approval, at: context.now() },
  )
}

/** Takes back what is proposed or confirmed. @throws CustodianRefusedError */
export async function takeAppointmentsBack(
  context: CustodianContext,
  tender: number,
  person: TypedUser | null,
): Promise<void> {
  await requireNotFixed(context, tender)
  await requireAppointer(context, person, [])
  await removeAppointments(context.payload, tender)
}

function isSame(one: readonly Appointment[], other: readonly Appointment[]): boolean {
  const ids = (list: readonly Appointment[]) => list.map(({ id, confirmedBy }) => `${id} ${confirmedBy}`)
  return ids(one).join() === ids(other).join()
}

interface AboutTender {
  id: number
  reference: string
}

async function requireNotFixed(context: CustodianContext, id: number): Promise<AboutTender> {
  const { payload } = context
  const tender = await payload.findByID({
    ...{ collection: 'tenders', id, draft: true, depth: 0, disableErrors: true, overrideAccess: true },
  })
  if (!tender) throw new CustodianRefusedError('noSuchTender')
  if (!(await takesCustodians(context, tender, context.now())))
    throw new CustodianRefusedError('alreadyPublished')
  return { id, reference: tender.referenceNumber }
}

/** What is approved, with the fingerprints that the person sees. */
function actAbout({ id, reference }: AboutTender, keys: readonly RegisteredKey[], needed: number) {
  const custodians = keys.map(({ label, fingerprint }) => ({ label, fingerprint }))
  return { tender: id, reference, needed, custodians }
}

async function eligibleKeys(context: CustodianContext, ids: readonly number[]): Promise<RegisteredKey[]> {
  const keys: RegisteredKey[] = []
  for (const id of ids) {
    const key = await findCustodianKey(context.payload, id)
    if (!key) throw new CustodianRefusedError('noSuchKey')
    const { refusal, from } = (await whyNotCustodian(context, key)) ?? {}
    if (refusal) throw new CustodianRefusedError(refusal, from && { from })
    await requireAsRegistered(context, key)
    keys.push(key)
  }
  const people = new Set(keys.map(({ account }) => account))
  if (people.size < keys.length) throw new CustodianRefusedError('twoKeysOfOne')
  return keys
}

const registration = z.object({
  kind: z.literal('custodian registered'),
  recipient: z.string(),
  label: z.string(),
  fingerprint: z.string(),
  isExample: z.boolean(),
})

/** Whoever writes into the database exchanges no key: the row says what its leaf in the log says. */
async function requireAsRegistered(context: CustodianContext, key: RegisteredKey): Promise<void> {
  try {
    const leaf = registration.safeParse(JSON.parse(await readOwnLeaf(context, key.entry))).data
    const isSo =
      leaf?.recipient === key.recipient &&
      leaf.fingerprint === key.fingerprint &&
      leaf.label === key.label &&
      leaf.isExample === key.isExample
    if (isSo) return
  } catch (error) {
    if (!(error instanceof ForeignLeafError)) throw error
  }
  throw new CustodianRefusedError('keyChanged')
}
