import { utf8, toHex } from '../../proofs/bytes.ts'
import { sha256 } from '../../proofs/hash.ts'
import type { TypedUser } from 'payload'
import { rehearsalText, sealRehearsal } from '../../sealing/rehearsal.ts'
import { appointmentsOf, beginRehearsal, finishRehearsal, type Appointment } from './appointments.ts'
import type { CustodianContext } from './custodian-context.ts'
import { readCustodianKeys, type RegisteredKey } from './custodian-keys.ts'
import { CustodianRefusedError } from './custodian-refused-error.ts'

/** What a custodian is given to open. */
export interface Rehearsal {
  /** Reference of the tender, with which the text has to begin. */
  tender: string
  /** Which of the person's keys opens it. */
  key: Pick<RegisteredKey, 'id' | 'label' | 'recipient' | 'fingerprint' | 'holder' | 'wrapped'>
  /** An age file. */
  sealed: Uint8Array
}

/**
 * Seals a new text to the key with which somebody is custodian of a tender.
 * @throws CustodianRefusedError
 */
export async function startRehearsal(
  context: CustodianContext,
  tender: number,
  person: Pick<TypedUser, 'id'> | null,
): Promise<Rehearsal> {
  const { appointment, key, reference } = await ownAppointment(context, tender, person)
  const text = rehearsalText(reference)
  const sealed = await sealRehearsal(text, key.recipient)
  await beginRehearsal(context.payload, appointment, toHex(sha256(utf8(text))))
  const { id, label, recipient, fingerprint, holder, wrapped } = key
  return { tender: reference, key: { id, label, recipient, fingerprint, holder, wrapped }, sealed }
}

/**
 * Takes what a custodian has opened.
 * @throws CustodianRefusedError unless it is the text that was sealed last
 */
export async function answerRehearsal(
  context: CustodianContext,
  tender: number,
  person: Pick<TypedUser, 'id'> | null,
  text: string,
): Promise<void> {
  const { appointment, key, reference, account } = await ownAppointment(context, tender, person)
  if (toHex(sha256(utf8(text))) !== appointment.rehearsalHash)
    throw new CustodianRefusedError('rehearsalWrong')
  const { fingerprint } = key
  await finishRehearsal(
    context,
    appointment,
    { tender, reference, fingerprint },
    { by: account, at: context.now() },
  )
}

interface OwnAppointment {
  appointment: Appointment
  key: RegisteredKey
  reference: string
  account: number
}

async function ownAppointment(
  { payload }: CustodianContext,
  tender: number,
  person: Pick<TypedUser, 'id'> | null,
): Promise<OwnAppointment> {
  if (!person) throw new CustodianRefusedError('notAppointed')
  const keys = await readCustodianKeys(payload, { account: person.id })
  const appointments = await appointmentsOf(payload, tender)
  for (const appointment of appointments) {
    const key = keys.find(({ id }) => id === appointment.key)
    if (!key || appointment.confirmedBy === null) continue
    const found = await payload.findByID({
      ...{ collection: 'tenders', id: tender, draft: true, depth: 0, overrideAccess: true },
    })
    return { appointment, key, reference: found.referenceNumber, account: person.id }
  }
  throw new CustodianRefusedError('notAppointed')
}
