import { takesPartFrom } from '../../accounts/changes/takes-part-since.ts'
import type { CustodianRefusal } from '../../languages/back-office/custodian-refusals.ts'
import { holdsRoleItself } from '../../model/access/roles.ts'
import type { CustodianContext } from './custodian-context.ts'
import type { RegisteredKey } from './custodian-keys.ts'

/** Whether somebody registers keys: a custodian, who is no administrator. */
export function mayRegisterKeys(person: object | null): boolean {
  return holdsRoleItself(person, 'custodian') && !holdsRoleItself(person, 'administrator')
}

/**
 * Whether somebody can be custodian with a key now.
 * @returns why not, and from when on where that is known
 */
export async function whyNotCustodian(
  { payload, waitDays, now }: CustodianContext,
  key: Pick<RegisteredKey, 'account' | 'revokedAt' | 'isExample'>,
): Promise<{ refusal: CustodianRefusal; from?: Date } | undefined> {
  if (key.revokedAt !== null) return { refusal: 'keyRevoked' }
  const person = await payload.findByID({
    ...{ collection: 'users', id: key.account, depth: 0, disableErrors: true, overrideAccess: true },
  })
  if (!person || !mayRegisterKeys(person)) return { refusal: 'roleLost' }
  // Whoever runs the server made these three at once, and says wherever they count that they are examples.
  if (key.isExample) return undefined
  const from = await takesPartFrom(payload, person, 'custodian', waitDays)
  return from > now() ? { refusal: 'custodianTooNew', from } : undefined
}
