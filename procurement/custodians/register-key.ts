import type { TypedUser } from 'payload'
import { z } from 'zod'
import type { Approves } from '../../accounts/step-up/require-approval.ts'
import type { Language } from '../../languages/languages.ts'
import { holdsRoleItself } from '../../model/access/roles.ts'
import { fingerprintOf, readRecipient, RecipientError } from '../../sealing/recipients.ts'
import { oneLine } from '../../sealing/shapes.ts'
import type { CustodianContext } from './custodian-context.ts'
import { CustodianRefusedError } from './custodian-refused-error.ts'
import { findCustodianKey, isRegistered, registerCustodianKey, revokeCustodianKey } from './custodian-keys.ts'
import { keyHolders } from './key-holders.ts'
import { mayRegisterKeys } from './custodians-hold-the-role-themselves.ts'

/** Bytes of a file that a passkey opens are few. */
const longestWrapped = 20_000

/** The public half of a key that a custodian's browser, or the custodian, has made. */
export const newKey = z.object({
  label: z.string().trim().max(80).pipe(oneLine),
  recipient: z.string().max(2300),
  holder: z.enum(keyHolders),
  /** An age file that only the passkey opens, base64. */
  wrapped: z.base64().max(longestWrapped).nullable(),
})

/**
 * Registers the key of the person who asks.
 * @throws CustodianRefusedError
 */
export async function registerKey(
  context: CustodianContext,
  person: TypedUser | null,
  { label, recipient: given, holder, wrapped }: z.output<typeof newKey>,
  language: Language,
  approve: Approves,
): Promise<void> {
  if (!person || !mayRegisterKeys(person)) throw new CustodianRefusedError('notCustodian')
  const recipient = await readGiven(given)
  if (await isRegistered(context.payload, recipient)) throw new CustodianRefusedError('alreadyRegistered')
  const fingerprint = fingerprintOf(recipient)
  const approval = await approve({ name: 'register custodian key', about: { label, fingerprint, recipient } })
  await registerCustodianKey(context, {
    ...{ account: person.id, recipient, label, holder, language, approval, at: context.now() },
    wrapped: holder === 'passkey' ? wrapped : null,
    isExample: false,
  })
}

async function readGiven(recipient: string): Promise<string> {
  try {
    return await readRecipient(recipient)
  } catch (error) {
    if (!(error instanceof RecipientError)) throw error
    throw new CustodianRefusedError(error.reason === 'a secret key' ? 'aSecretKey' : 'noRecipient')
  }
}

/**
 * Revokes a key of the person who asks, or, where somebody has left, as a person with procurement.
 * @throws CustodianRefusedError
 */
export async function revokeKey(
  context: CustodianContext,
  person: TypedUser | null,
  id: number,
  approve: Approves,
): Promise<void> {
  const key = await findCustodianKey(context.payload, id)
  if (!key) throw new CustodianRefusedError('noSuchKey')
  const mayRevoke = person && (key.account === person.id || holdsRoleItself(person, 'procurement'))
  if (!mayRevoke) throw new CustodianRefusedError('notCustodian')
  if (key.revokedAt !== null) throw new CustodianRefusedError('keyRevoked')
  const { label, fingerprint } = key
  const approval = await approve({ name: 'revoke custodian key', about: { key: id, label, fingerprint } })
  await revokeCustodianKey(context, key, { by: person.id, approval, at: context.now() })
}
