import { randomInt } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'
import { stepOfCode } from './one-time-code.ts'
import { openSecret, recoveryKey, sealSecret } from './seal-secret.ts'

/** Recovery codes that somebody gets at once. */
const recoveryCodes = 10

/** Letters and digits that nobody mistakes for each other. */
const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789'
const recoveryLength = 10

const secretRows = z.array(z.object({ secret: z.string() }))
const countRows = z.tuple([z.object({ count: z.coerce.number() })])

/** Whether codes of an authenticator app are set up for an account. */
export async function hasOneTimeCodes(payload: Payload, account: number): Promise<boolean> {
  const { rows } = await rawSql(payload)
  return (await rows(sql`SELECT account FROM one_time_secrets WHERE account = ${account}`)).length > 0
}

/** Sets codes up, in the place of former ones. */
export async function storeSecret(
  payload: Payload,
  account: number,
  secret: Uint8Array,
  lastStep: number,
): Promise<void> {
  const { write } = await rawSql(payload)
  const sealed = sealSecret(payload.secret, account, secret)
  await write([
    sql`DELETE FROM one_time_secrets WHERE account = ${account}`,
    sql`INSERT INTO one_time_secrets (account, secret, last_step) VALUES (${account}, ${sealed}, ${lastStep})`,
  ])
}

/** Whether a code holds now. Each holds once: of two who come with the same, one is let in. */
export async function useOneTimeCode(
  payload: Payload,
  account: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await rawSql(payload)
  const [stored] = secretRows.parse(
    await rows(sql`SELECT secret FROM one_time_secrets WHERE account = ${account}`),
  )
  const secret = stored && openSecret(payload.secret, account, stored.secret)
  const step = secret && stepOfCode(secret, code, now.getTime())
  if (step === undefined) return false
  const used = await rows(sql`UPDATE one_time_secrets SET last_step = ${step}
    WHERE account = ${account} AND last_step < ${step} RETURNING account`)
  return used.length > 0
}

/** Makes new recovery codes, in the place of former ones. @returns them: nothing of the product can show them again */
export async function makeRecoveryCodes(payload: Payload, account: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () =>
    Array.from({ length: recoveryLength }, () =>
      recoveryLetters.charAt(randomInt(recoveryLetters.length)),
    ).join(''),
  )
  const { write } = await rawSql(payload)
  await write([
    sql`DELETE FROM recovery_codes WHERE account = ${account}`,
    ...codes.map(
      (code) =>
        sql`INSERT INTO recovery_codes (code, account) VALUES (${recoveryKey(payload.secret, account, code)}, ${account})`,
    ),
  ])
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

export async function countRecoveryCodes(payload: Payload, account: number): Promise<number> {
  const { rows } = await rawSql(payload)
  const [{ count }] = countRows.parse(
    await rows(sql`SELECT COUNT(*) AS count FROM recovery_codes WHERE account = ${account}`),
  )
  return count
}

/** Whether a recovery code is one of the account's; it is used up. */
export async function useRecoveryCode(payload: Payload, account: number, given: string): Promise<boolean> {
  const code = given.toLowerCase().replaceAll(/[\s-]/g, '')
  if (code.length !== recoveryLength) return false
  const { rows } = await rawSql(payload)
  const used = await rows(
    sql`DELETE FROM recovery_codes WHERE code = ${recoveryKey(payload.secret, account, code)} AND account = ${account} RETURNING account`,
  )
  return used.length > 0
}

/** Takes codes and recovery codes away. */
export async function removeCodes(payload: Payload, account: number): Promise<void> {
  const { write } = await rawSql(payload)
  await write([
    sql`DELETE FROM one_time_secrets WHERE account = ${account}`,
    sql`DELETE FROM recovery_codes WHERE account = ${account}`,
  ])
}
