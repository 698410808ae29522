import type { Payload } from 'payload'
import {
  confirmAppointments,
  appointmentsOf,
  nobody,
  proposeAppointments,
} from '../procurement/custodians/appointments.ts'
import type { CustodianContext } from '../procurement/custodians/custodian-context.ts'
import { readCustodianKeys } from '../procurement/custodians/custodian-keys.ts'
import { makeExampleCustodians, type ExampleCustodian } from '../procurement/custodians/example-custodians.ts'
import { answerRehearsal, startRehearsal } from '../procurement/custodians/rehearse.ts'
import { writeTermsOf } from '../procurement/terms/publish-terms.ts'
import { openRehearsal } from '../sealing/rehearsal.ts'
import type { Tender } from '../store/payload-types.ts'
import type { Progress } from './fill-starter-content.ts'

/** Whoever has the folder has the passphrases: more would only take time. */
const workFactor = 10

const needed = 2

/**
 * Makes three EXAMPLE custodians for the open tenders of the starter content: they are appointed, rehearse, and the tenders'
 * terms are written, so that proposals can be sent to them from the first start on. The log has been begun.
 * @param folder where their key files and passphrases are put
 */
export async function writeExampleCustodians(
  context: CustodianContext,
  folder: string,
  progress: Progress,
): Promise<void> {
  const { payload, now } = context
  const tenders = await openTenders(payload, now())
  if (tenders.length === 0) return
  const custodians = await makeExampleCustodians(context, folder, workFactor)
  for (const tender of tenders) await appoint(context, tender, custodians)
  progress(
    `three EXAMPLE custodians for ${tenders.length} open tenders, with keys in ${folder}: they protect nothing, and every page on which they count says so`,
  )
}

async function openTenders(payload: Payload, now: Date): Promise<Tender[]> {
  const { docs } = await payload.find({
    collection: 'tenders',
    where: { _status: { equals: 'published' }, deadline: { greater_than: now.toISOString() } },
    ...{ sort: 'id', pagination: false, depth: 0, overrideAccess: true },
  })
  return docs
}

async function appoint(
  context: CustodianContext,
  tender: Tender,
  custodians: readonly ExampleCustodian[],
): Promise<void> {
  const { payload, now } = context
  const { id, referenceNumber: reference } = tender
  const registered = await readCustodianKeys(payload)
  const keys = custodians.flatMap(({ person }) => registered.filter(({ account }) => account === person.id))
  const decision = { by: nobody, approval: null, at: now() }
  await proposeAppointments(payload, id, { keys: keys.map((key) => key.id), needed }, decision)
  const proposed = await appointmentsOf(payload, id)
  await confirmAppointments(context, { id, reference }, { proposed, custodians: keys }, decision)
  for (const { person, key } of custodians) {
    const { sealed } = await startRehearsal(context, id, person)
    await answerRehearsal(context, id, person, await openRehearsal(sealed, key.identity, reference))
  }
  await writeTermsOf(context, { ...tender })
}
