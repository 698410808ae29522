import { readFile } from 'node:fs/promises'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, TypedUser } from 'payload'
import { z } from 'zod'
import type { Approves } from '../../accounts/step-up/require-approval.ts'
import { environment } from '../../environment.ts'
import { hasRole, holdsRoleItself } from '../../model/access/roles.ts'
import { toBase64 } from '../../proofs/bytes.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { nobody } from './appointments.ts'
import type { CustodianContext } from './custodian-context.ts'
import { readCustodianKeys } from './custodian-keys.ts'
import { CustodianRefusedError } from './custodian-refused-error.ts'
import { mayRegisterKeys, whyNotCustodian } from './custodians-hold-the-role-themselves.ts'
import { folderOfExamples, makeExampleCustodians } from './example-custodians.ts'

/** How far an installation is on the way to its first tender with custodians. */
export interface FirstSteps {
  /** How many people have the role "Custodian" and may register keys. */
  custodians: number
  /** How many people were given "Procurement" themselves. */
  appointers: number
  /** How many different people could be appointed now. */
  ready: number
  /** Days after which a new account or role counts. */
  waitDays: number
  /** Whether two people have appointed custodians for some tender. */
  areAppointed: boolean
  mayGiveRoles: boolean
  mayMakeExamples: boolean
}

/**
 * What is still to be done before custodians can be relied on.
 * @returns nothing once all custodians of some tender have rehearsed, and for who has no part in it
 */
export async function describeFirstSteps(
  context: CustodianContext,
  person: TypedUser,
): Promise<FirstSteps | null> {
  const { payload, waitDays } = context
  if (!hasRole(person, 'procurement')) return null
  const tenders = await countAppointments(payload)
  if (tenders.some(({ all, rehearsed }) => rehearsed === all)) return null
  const { docs: people } = await payload.find({
    collection: 'users',
    where: { roles: { in: ['custodian', 'procurement'] } },
    ...{ pagination: false, depth: 0, select: { roles: true }, overrideAccess: true },
  })
  const keys = await readCustodianKeys(payload)
  const ready = new Set<number>()
  for (const key of keys) if (!(await whyNotCustodian(context, key))) ready.add(key.account)
  const areAppointed = tenders.some(({ all, confirmed }) => confirmed === all)
  const isAdministrator = hasRole(person, 'administrator')
  return {
    custodians: people.filter(mayRegisterKeys).length,
    appointers: people.filter((one) => holdsRoleItself(one, 'procurement')).length,
    ...{ ready: ready.size, waitDays, areAppointed, mayGiveRoles: isAdministrator },
    mayMakeExamples: isAdministrator && keys.length === 0,
  }
}

const counts = z.array(
  z.object({ all: z.coerce.number(), confirmed: z.coerce.number(), rehearsed: z.coerce.number() }),
)

/** By tender for which somebody proposed custodians: how many are appointed, and how far they are. */
async function countAppointments(payload: Payload): Promise<z.output<typeof counts>> {
  const { rows } = await rawSql(payload)
  return counts.parse(
    await rows(sql`SELECT count(*) AS "all", count(confirmed_by) AS confirmed, count(rehearsed_at) AS rehearsed
      FROM appointments WHERE proposed_by <> ${nobody} GROUP BY tender`),
  )
}

/** An example custodian with what opens the key: shown once. */
export interface GivenExample {
  email: string
  password: string
  passphrase: string
  /** An age file, base64. */
  keyFile: string
}

/**
 * Makes the example custodians for an administrator who tries the product out, as long as no key was ever registered.
 * @throws CustodianRefusedError
 */
export async function makeFirstExamples(
  context: CustodianContext,
  person: TypedUser | null,
  approve: Approves,
  workFactor?: number,
): Promise<GivenExample[]> {
  if (!person || !hasRole(person, 'administrator')) throw new CustodianRefusedError('notAdministrator')
  if ((await readCustodianKeys(context.payload)).length > 0) throw new CustodianRefusedError('keysExist')
  await approve({ name: 'make example custodians', about: {} })
  const made = await makeExampleCustodians(context, folderOfExamples(environment()), workFactor)
  return Promise.all(
    made.map(async ({ person: { email }, password, passphrase, keyFile }) => ({
      ...{ email, password, passphrase },
      keyFile: toBase64(new Uint8Array(await readFile(keyFile))),
    })),
  )
}
