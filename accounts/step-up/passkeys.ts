import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'

const transports = z.array(z.string())

const passkeyRows = z.array(
  z.object({
    id: z.string(),
    account: z.coerce.number(),
    public_key: z.string(),
    counter: z.coerce.number(),
    transports: z.string().transform((value) => transports.parse(JSON.parse(value))),
    label: z.string(),
    registered_at: z.string(),
    used_at: z.string().nullable(),
  }),
)

/** A passkey of somebody of the staff. Ids and keys are in base64url, moments in ISO 8601. */
export interface Passkey {
  id: string
  account: number
  publicKey: string
  counter: number
  /** How browsers reach it, in WebAuthn’s words. */
  transports: string[]
  label: string
  registeredAt: string
  usedAt: string | null
}

/** The passkeys of an account, oldest first. */
export async function passkeysOf(payload: Payload, account: number): Promise<Passkey[]> {
  const { rows } = await rawSql(payload)
  return passkeyRows
    .parse(await rows(sql`SELECT * FROM passkeys WHERE account = ${account} ORDER BY registered_at, id`))
    .map(({ public_key, registered_at, used_at, ...passkey }) => ({
      ...passkey,
      publicKey: public_key,
      registeredAt: registered_at,
      usedAt: used_at,
    }))
}

const ownerRows = z.array(z.object({ account: z.coerce.number() }))

/** @returns the number of the account that a passkey belongs to */
export async function ownerOfPasskey(payload: Payload, id: string): Promise<number | undefined> {
  const { rows } = await rawSql(payload)
  return ownerRows.parse(await rows(sql`SELECT account FROM passkeys WHERE id = ${id}`))[0]?.account
}

/** @returns whether it was added: a passkey that is registered already, of whomever, is not */
export async function addPasskey(payload: Payload, passkey: Passkey): Promise<boolean> {
  const { rows } = await rawSql(payload)
  const { id, account, publicKey, counter, label, registeredAt } = passkey
  const added = await rows(sql`
    INSERT INTO passkeys (id, account, public_key, counter, transports, label, registered_at)
    VALUES (${id}, ${account}, ${publicKey}, ${counter}, ${JSON.stringify(passkey.transports)}, ${label}, ${registeredAt})
    ON CONFLICT DO NOTHING RETURNING id`)
  return added.length > 0
}

/** Stores how often a passkey has signed, by which a copy of it shows, and when. */
export async function notePasskeyUse(
  payload: Payload,
  { id }: Pick<Passkey, 'id'>,
  counter: number,
  now: Date,
): Promise<void> {
  const { write } = await rawSql(payload)
  await write([
    sql`UPDATE passkeys SET counter = ${counter}, used_at = ${now.toISOString()} WHERE id = ${id}`,
  ])
}

/** @returns whether the account had it */
export async function removePasskey(payload: Payload, account: number, id: string): Promise<boolean> {
  const { rows } = await rawSql(payload)
  const removed = await rows(sql`DELETE FROM passkeys WHERE id = ${id} AND account = ${account} RETURNING id`)
  return removed.length > 0
}

/** Removes all passkeys of an account that is no more. */
export async function removePasskeysOf(payload: Payload, account: number): Promise<void> {
  const { write } = await rawSql(payload)
  await write([sql`DELETE FROM passkeys WHERE account = ${account}`])
}
