import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { InTransaction } from '../../store/database/in-transaction.ts'
import { rawSql } from '../../store/database/raw-sql.ts'

/** What can happen to an account. */
export const accountChanges = [
  'made',
  'deleted',
  'name changed',
  'email changed',
  'password changed',
  'new password by mail',
  'roles changed',
  'passkey registered',
  'passkey removed',
  'one-time codes set up',
  'one-time codes removed',
  'recovery codes made',
  'second factor reset',
  'admitted to opening',
  'invitation sent',
  'invitation withdrawn',
  'invitation accepted',
  'recovery begun',
  'recovery confirmed',
  'recovery withdrawn',
  'recovered',
  'provider joined',
] as const

export interface AccountChange {
  /** Number of the account; nothing in an entry names a person. */
  account: number
  what: (typeof accountChanges)[number]
  /** Number of whose account did it; nothing for commands on the server, and for a link in a mail. */
  by: number | null
  /**
   * Whether from now on somebody else may be behind the account, or it may do more than before: it opens no proposals of
   * tenders that were published earlier.
   */
  startsAgain: boolean
  details: Readonly<Record<string, unknown>>
  at: Date
}

/**
 * Adds an entry to the record of accounts' changes, which nothing in the product changes or deletes.
 * @param req in whose transaction, where the database has transactions
 */
export async function recordAccountChange(
  payload: Payload,
  { account, what, by, startsAgain, details, at }: AccountChange,
  req?: InTransaction,
): Promise<void> {
  const { write } = await rawSql(payload, req)
  await write([
    sql`INSERT INTO account_changes (taken_at, account, what, made_by, starts_again, details)
      VALUES (${at.toISOString()}, ${account}, ${what}, ${by}, ${startsAgain ? 1 : 0}, ${JSON.stringify(details)})`,
  ])
}

const changeRows = z.array(
  z.object({
    taken_at: z.string(),
    what: z.enum(accountChanges),
    made_by: z.coerce.number().nullable(),
    starts_again: z.coerce.number(),
    details: z.string(),
  }),
)

/** The latest changes of an account, newest first. */
export async function changesOfAccount(
  payload: Payload,
  account: number,
  most = 50,
): Promise<AccountChange[]> {
  const { rows } = await rawSql(payload)
  const found = changeRows.parse(
    await rows(
      sql`SELECT * FROM account_changes WHERE account = ${account} ORDER BY sequence DESC LIMIT ${most}`,
    ),
  )
  return found.map(({ taken_at, what, made_by, starts_again, details }) => ({
    ...{ account, what, by: made_by, startsAgain: starts_again === 1 },
    details: z.record(z.string(), z.unknown()).parse(JSON.parse(details)),
    at: new Date(taken_at),
  }))
}

/**
 * Whether an account's present address was given to it by somebody else's account, and when; what the person has done
 * with a link since shows that the address is theirs.
 */
export async function addressGivenByOthers(payload: Payload, account: number): Promise<Date | undefined> {
  const { rows } = await rawSql(payload)
  const [latest] = changeRows.parse(
    await rows(sql`SELECT * FROM account_changes WHERE account = ${account}
      AND what IN ('email changed', 'invitation accepted', 'recovered') ORDER BY sequence DESC LIMIT 1`),
  )
  const isOthers = latest?.what === 'email changed' && latest.made_by !== null && latest.made_by !== account
  return isOthers ? new Date(latest.taken_at) : undefined
}

const sinceRows = z.array(z.object({ account: z.coerce.number(), since: z.string() }))

/** By account, when it started again last. Accounts that are older than this record, and unchanged since, are left out. */
export async function startsOfAccounts(payload: Payload): Promise<ReadonlyMap<number, Date>> {
  const { rows } = await rawSql(payload)
  const found = sinceRows.parse(
    await rows(
      sql`SELECT account, MAX(taken_at) AS since FROM account_changes WHERE starts_again = 1 GROUP BY account`,
    ),
  )
  return new Map(found.map(({ account, since }) => [account, new Date(since)]))
}

const admissionRows = z.array(z.object({ account: z.coerce.number(), details: z.string() }))
const admission = z.object({ tender: z.number() })

/**
 * Accounts that were admitted to the opening of one tender although they are too new (`npm run admit-opener`). An admission
 * ends with its account: on SQLite, accounts could get the number of one that was deleted.
 */
export async function admittedTo(payload: Payload, tender: number): Promise<ReadonlySet<number>> {
  const { rows } = await rawSql(payload)
  const found = admissionRows.parse(
    await rows(sql`SELECT account, details FROM account_changes a WHERE what = 'admitted to opening' AND NOT EXISTS (
      SELECT 1 FROM account_changes l
      WHERE l.account = a.account AND l.what IN ('made', 'deleted') AND l.sequence > a.sequence)`),
  )
  return new Set(
    found
      .filter(({ details }) => admission.parse(JSON.parse(details)).tender === tender)
      .map(({ account }) => account),
  )
}
