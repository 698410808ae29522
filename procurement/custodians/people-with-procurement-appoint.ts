import type { TypedUser } from 'payload'
import { takesPartFrom } from '../../accounts/changes/takes-part-since.ts'
import { holdsRoleItself } from '../../model/access/roles.ts'
import type { CustodianContext } from './custodian-context.ts'
import { CustodianRefusedError } from './custodian-refused-error.ts'

/**
 * Custodians are proposed and confirmed by people to whom procurement was given, some days ago, and who are none of them.
 * @param custodians numbers of accounts
 * @throws CustodianRefusedError
 */
export async function requireAppointer(
  { payload, waitDays, now }: CustodianContext,
  person: TypedUser | null,
  custodians: readonly number[],
): Promise<TypedUser> {
  if (!person || !holdsRoleItself(person, 'procurement')) throw new CustodianRefusedError('notProcurement')
  if (custodians.includes(person.id)) throw new CustodianRefusedError('appointsItself')
  const from = await takesPartFrom(payload, person, 'procurement', waitDays)
  if (from > now()) throw new CustodianRefusedError('accountTooNew', { from })
  return person
}
