import type { Payload, TypedUser } from 'payload'
import type { CustodianContext } from '../../procurement/custodians/custodian-context.ts'
import { makeCustodianKey, type CustodianKey } from '../../sealing/identity-files.ts'
import { openRehearsal } from '../../sealing/rehearsal.ts'
import { approves } from './approves.ts'
import { staffOf } from './staff-of-role.ts'

/** A person with a key that is registered. */
export interface TestCustodian {
  person: TypedUser
  key: CustodianKey
  /** Number of the key. */
  id: number
}

/** What a test has at hand that works with custodians. */
export interface TestCustodians {
  context: CustodianContext
  proposer: TypedUser
  confirmer: TypedUser
  custodians: readonly TestCustodian[]
}

/**
 * Lets the accounts of a test file take part at once.
 * @returns what lets them wait again
 */
export async function withoutWaiting(): Promise<() => void> {
  const { environment } = await import('../../environment.ts')
  const settings = environment()
  const { ROLE_WAIT_DAYS } = settings
  Object.assign(settings, { ROLE_WAIT_DAYS: 0 })
  return () => Object.assign(settings, { ROLE_WAIT_DAYS })
}

let made = 0

/** Two people of procurement, and custodians with keys. */
export async function testCustodians(payload: Payload, { of = 3 } = {}): Promise<TestCustodians> {
  const { custodianContextOf } = await import('../../procurement/custodians/custodian-context.ts')
  const context = await custodianContextOf(payload)
  const group = (made += 1)
  const proposer = await staffOf(payload, `Proposer${group}`, 'procurement')
  const confirmer = await staffOf(payload, `Confirmer${group}`, 'procurement')
  const custodians: TestCustodian[] = []
  for (let number = 1; number <= of; number++) {
    const person = await staffOf(payload, `Custodian${group}-${number}`, 'custodian')
    custodians.push(await registerTestKey(context, person, `Office ${group}.${number}`))
  }
  return { context, proposer, confirmer, custodians }
}

export async function registerTestKey(
  context: CustodianContext,
  person: TypedUser,
  label: string,
): Promise<TestCustodian> {
  const { registerKey } = await import('../../procurement/custodians/register-key.ts')
  const { readCustodianKeys } = await import('../../procurement/custodians/custodian-keys.ts')
  const key = await makeCustodianKey()
  const { recipient } = key
  await registerKey(
    context,
    person,
    { label, recipient, holder: 'file', wrapped: null },
    'en',
    approvesAs(person),
  )
  const keys = await readCustodianKeys(context.payload, { account: person.id })
  return { person, key, id: keys.at(-1)?.id ?? 0 }
}

/** Appoints all of them for a tender, any two of whom open. */
export async function appointAll(
  { context, proposer, confirmer, custodians }: TestCustodians,
  tender: number,
  needed = 2,
): Promise<void> {
  const { confirmCustodians, proposeCustodians } = await import('../../procurement/custodians/appoint.ts')
  const keys = custodians.map(({ id }) => id)
  await proposeCustodians(context, tender, proposer, { keys, needed }, approvesAs(proposer))
  await confirmCustodians(context, tender, confirmer, approvesAs(confirmer))
}

/** A custodian opens what is sealed to the key, and answers with it. */
export async function rehearse(
  { context }: Pick<TestCustodians, 'context'>,
  { person, key }: TestCustodian,
  tender: number,
): Promise<void> {
  const { answerRehearsal, startRehearsal } = await import('../../procurement/custodians/rehearse.ts')
  const started = await startRehearsal(context, tender, person)
  const text = await openRehearsal(started.sealed, key.identity, started.tender)
  await answerRehearsal(context, tender, person, text)
}

/** Approvals name who gave them. */
function approvesAs({ id }: TypedUser): typeof approves {
  return async (act) => ({ ...(await approves(act)), account: id })
}

/** A draft of a tender. */
export async function draftTender(
  payload: Payload,
  { deadline, documents = [] }: { deadline: string; documents?: readonly number[] },
): Promise<{ id: number; reference: string }> {
  const reference = `C-${(made += 1)}`
  const { id } = await payload.create({
    collection: 'tenders',
    draft: true,
    data: {
      title: `Tender ${reference}`,
      description: 'A description',
      referenceNumber: reference,
      category: 'works',
      issueDate: '2026-06-01T12:00:00.000Z',
      deadline,
      deadline_tz: 'Asia/Amman',
      documents: documents.map((file) => ({ title: 'Terms of reference', file })),
      _status: 'draft',
    },
  })
  return { id, reference }
}

/** A published tender with terms: appointed, rehearsed by all. */
export async function publishedWithTerms(
  all: TestCustodians,
  {
    deadline,
    documents = [],
    needed = 2,
  }: { deadline: string; documents?: readonly number[]; needed?: number },
): Promise<{ id: number; reference: string }> {
  const { payload } = all.context
  const tender = await draftTender(payload, { deadline, documents })
  await appointAll(all, tender.id, needed)
  for (const custodian of all.custodians) await rehearse(all, custodian, tender.id)
  await payload.update({ collection: 'tenders', id: tender.id, data: { _status: 'published' } })
  return tender
}
