import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import { staffRoles } from '../../environment.ts'
import type { User } from '../../store/payload-types.ts'
import { rolesOf, type Role } from '../../model/access/roles.ts'
import { recordAccountChange } from '../changes/account-changes.ts'
import { withdrawAccountLinks } from '../links/account-links.ts'
import { removePassword } from '../links/means-to-sign-in.ts'
import { isOnlyAdministrator } from '../require-one-administrator.ts'
import type { OpenIdRefusal } from '../../languages/back-office/open-id-words.ts'
import { accountOfSubject, storeSubject } from './subjects.ts'

/** What a provider says of somebody who has signed in there. */
export const personSchema = z.object({
  sub: z.string().min(1),
  name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  groups: z.array(z.string()).optional().catch(undefined),
  /** With what they were recognised (RFC 8176). */
  amr: z.array(z.string()).optional().catch(undefined),
})

export type PersonAtProvider = z.output<typeof personSchema>

/** `amr` values of RFC 8176 that say of more than a password. */
const strong: ReadonlySet<string> = new Set(['mfa', 'otp', 'hwk', 'swk', 'sc', 'fpt', 'face', 'iris', 'pop'])

/** Whether the provider says that it asked for a second factor. */
export function hadSecondFactor({ amr = [] }: Pick<PersonAtProvider, 'amr'>): boolean {
  return amr.some((method) => strong.has(method))
}

/** The roles that the settings give to a person's groups, in the order of the roles. */
function rolesOfGroups(groups: readonly string[], mapping: readonly { group: string; role: Role }[]): Role[] {
  return staffRoles.filter((role) => mapping.some((one) => one.role === role && groups.includes(one.group)))
}

/**
 * The account of somebody who has signed in at the provider: the one that they signed in to before, or that of their verified
 * address, or a new one where their groups give a role. Where the settings map groups, the roles become those of the groups.
 */
export async function accountOfPerson(
  payload: Payload,
  issuer: string,
  person: PersonAtProvider,
  mapping: readonly { group: string; role: Role }[],
): Promise<User | OpenIdRefusal> {
  const subject = { issuer, subject: person.sub }
  const email = person.email_verified === true ? person.email?.trim().toLowerCase() : undefined
  const known = await accountOfSubject(payload, subject)
  const account = known === undefined ? await byEmail(payload, email) : await byNumber(payload, known)
  const roles = rolesOfGroups(person.groups ?? [], mapping)
  if (mapping.length > 0 && roles.length === 0) return 'noRole'
  if (!account && (mapping.length === 0 || email === undefined)) return email ? 'noAccount' : 'noEmail'
  const present = account ?? (await makeAccount(payload, { email: email ?? '', name: person.name, roles }))
  if (known !== present.id) await join(payload, subject, present.id)
  const isSame = roles.length === 0 || sameRoles(present, roles)
  return isSame ? present : giveRoles(payload, present, roles)
}

async function byNumber(payload: Payload, id: number): Promise<User | undefined> {
  const found = await payload.findByID({
    ...{ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true },
  })
  return found ?? undefined
}

async function byEmail(payload: Payload, email: string | undefined): Promise<User | undefined> {
  if (email === undefined) return undefined
  const { docs } = await payload.find({
    ...{ collection: 'users', depth: 0, limit: 1, overrideAccess: true },
    where: { email: { equals: email } },
  })
  return docs[0]
}

/** Without a password: nobody signs in with it but at the provider. */
async function makeAccount(
  payload: Payload,
  { email, name, roles }: { email: string; name: string | undefined; roles: Role[] },
): Promise<User> {
  const password = randomBytes(32).toString('base64url')
  const made = await payload.create({
    collection: 'users',
    data: { email, name: name?.trim() || email, password, roles },
    overrideAccess: true,
  })
  await removePassword(payload, made.id)
  return made
}

/** From now on the provider's word opens the account: for openings it starts again. */
async function join(
  payload: Payload,
  subject: { issuer: string; subject: string },
  account: number,
): Promise<void> {
  await recordAccountChange(payload, {
    ...{ account, what: 'provider joined', by: null, startsAgain: true, at: new Date() },
    details: { issuer: subject.issuer },
  })
  await storeSubject(payload, subject, account)
  await withdrawAccountLinks(payload, account, 'invitation')
}

function sameRoles(account: User, roles: readonly Role[]): boolean {
  const held = rolesOf(account)
  return held.length === roles.length && roles.every((role) => held.includes(role))
}

/** The only administrator stays one: a provider whose groups were changed locks nobody out. */
async function giveRoles(payload: Payload, account: User, roles: Role[]): Promise<User> {
  const isOnlyOne =
    rolesOf(account).includes('administrator') && (await isOnlyAdministrator(payload, account.id))
  const given: Role[] = isOnlyOne && !roles.includes('administrator') ? ['administrator', ...roles] : roles
  if (sameRoles(account, given)) return account
  return payload.update({
    ...{ collection: 'users', id: account.id, data: { roles: given }, depth: 0 },
    ...{ overrideAccess: true, overrideLock: true },
  })
}
