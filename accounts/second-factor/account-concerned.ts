import type { PayloadRequest } from 'payload'
import { hasRole } from '../../model/access/roles.ts'
import { forbidden, notFound } from '../../model/endpoint-answers.ts'
import { recordAccountChange, type AccountChange } from '../changes/account-changes.ts'
import type { Approval } from '../step-up/challenges.ts'

/** The number of one's own account. @throws APIError with 403 where nobody is signed in */
export function ownNumber(req: PayloadRequest): number {
  return req.user?.id ?? forbidden(req)
}

/** Whose account a call is about: one's own (`me`), or for administrators anybody's. */
export function accountConcerned(req: PayloadRequest): number {
  const own = ownNumber(req)
  const given = req.routeParams?.account
  if (given === 'me' || Number(given) === own) return own
  const account = Number(given)
  if (!Number.isSafeInteger(account) || account <= 0) return notFound(req)
  return hasRole(req.user, 'administrator') ? account : forbidden(req)
}

/** The person whose account a call of an administrator is about; nobody does this to themselves. */
export async function otherPerson(req: PayloadRequest): Promise<{ id: number; name: string; email: string }> {
  const account = accountConcerned(req)
  if (account === ownNumber(req)) forbidden(req)
  const person = await req.payload.findByID({
    collection: 'users',
    id: account,
    depth: 0,
    disableErrors: true,
  })
  return person ?? notFound(req)
}

/** Adds what whoever is signed in did to an account to the record of accounts. */
export async function recordByUser(
  req: PayloadRequest,
  account: number,
  what: AccountChange['what'],
  details: AccountChange['details'],
  startsAgain = req.user?.id !== account,
): Promise<void> {
  const by = req.user?.id ?? null
  const change = { account, what, by, details, startsAgain, at: new Date() }
  await recordAccountChange(req.payload, change, req)
}

/** What proves an approval, without the act, which may say names: an entry has none. */
export function proofOf({ act: _act, ...proof }: Approval): AccountChange['details'] {
  return { approval: proof }
}
