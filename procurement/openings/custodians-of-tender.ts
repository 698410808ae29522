import type { Payload, TypedUser } from 'payload'
import { admittedTo, startsOfAccounts } from '../../accounts/changes/account-changes.ts'
import { holdsRoleItself } from '../../model/access/roles.ts'
import { readCustodianKeys, type RegisteredKey } from '../custodians/custodian-keys.ts'
import { OpeningRefusedError } from '../proposal-openings/opening-refused-error.ts'
import type { TermsOfTender } from '../terms/terms-of-tender.ts'

/** A custodian of a tender, who is a person of the staff. */
export interface OwnCustody {
  /** Number in the terms, from 1. */
  number: number
  key: RegisteredKey
}

/** As which custodian of a tender somebody hands shares over; nothing for all others. */
export async function custodyOf(
  payload: Payload,
  { custodians }: Pick<TermsOfTender, 'custodians'>,
  person: Pick<TypedUser, 'id'> | null,
): Promise<OwnCustody | undefined> {
  if (!person) return undefined
  const keys = await readCustodianKeys(payload, { account: person.id })
  for (const [index, { recipient }] of custodians.entries()) {
    const key = keys.find((own) => own.recipient === recipient)
    if (key) return { number: index + 1, key }
  }
  return undefined
}

/** Whether somebody's account may not be another person's by now: it is as old as the terms, or was admitted on the server. */
export async function isAccountOldEnough(
  payload: Payload,
  tender: number,
  { fixedAt }: Pick<TermsOfTender, 'fixedAt'>,
  { id }: Pick<TypedUser, 'id'>,
): Promise<boolean> {
  const start = (await startsOfAccounts(payload)).get(id)
  if (!start || start.getTime() < Date.parse(fixedAt)) return true
  return (await admittedTo(payload, tender)).has(id)
}

/**
 * Somebody who is a custodian of the tender, with an account that is no newer than its terms.
 * @throws OpeningRefusedError
 */
export async function requireCustody(
  payload: Payload,
  tender: number,
  terms: TermsOfTender,
  person: TypedUser | null,
): Promise<OwnCustody> {
  const custody = await custodyOf(payload, terms, person)
  if (!custody || !person) throw new OpeningRefusedError('notOwnKey')
  if (!(await isAccountOldEnough(payload, tender, terms, person)))
    throw new OpeningRefusedError('custodianTooNew')
  return custody
}

/** Whether somebody may see how far an opening is, and begin it. */
export async function maySeeOpening(
  payload: Payload,
  terms: Pick<TermsOfTender, 'custodians'>,
  person: TypedUser | null,
): Promise<boolean> {
  return holdsRoleItself(person, 'procurement') || (await custodyOf(payload, terms, person)) !== undefined
}
