import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'
import { actNames, actText, challengeOf, type Act } from './act.ts'

/** Milliseconds in which what was asked is approved and done. */
const challengeLasts = 5 * 60_000

const json: z.ZodType<z.core.util.JSONType> = z.json()

const actSchema = z.object({ name: z.enum(actNames), about: z.record(z.string(), json) })

const approvalSchema = z.object({
  /** Number of the account. */
  account: z.number(),
  method: z.enum(['passkey', 'password']),
  act: actSchema,
  nonce: z.string(),
  challenge: z.string(),
  approvedAt: z.string(),
  /** What the passkey signed and how, in base64url: with its public key anybody can verify it. */
  passkey: z
    .object({
      id: z.string(),
      authenticatorData: z.string(),
      clientDataJSON: z.string(),
      signature: z.string(),
    })
    .optional(),
})

/** That somebody approved an act, and what proves it; stored with what the act did. */
export type Approval = z.output<typeof approvalSchema>

/** What somebody is asked to approve. */
export interface Challenge {
  challenge: string
  nonce: string
  account: number
  act: Act
}

/** Asks somebody to approve an act, and forgets what is over. */
export async function openChallenge(
  payload: Payload,
  account: number,
  act: Act,
  now: Date,
): Promise<Challenge> {
  const nonce = randomBytes(32).toString('base64url')
  const challenge = challengeOf(act, account, nonce)
  const { write } = await rawSql(payload)
  await write([
    sql`DELETE FROM step_up_challenges WHERE expires_at <= ${now.getTime()}`,
    sql`INSERT INTO step_up_challenges (challenge, nonce, account, act, expires_at)
      VALUES (${challenge}, ${nonce}, ${account}, ${actText(act)}, ${now.getTime() + challengeLasts})`,
  ])
  return { challenge, nonce, account, act }
}

const challengeRows = z.array(z.object({ nonce: z.string(), act: z.string() }))

/** What a person was asked and has not approved yet, as long as it may be. */
export async function findChallenge(
  payload: Payload,
  account: number,
  challenge: string,
  now: Date,
): Promise<Challenge | undefined> {
  const { rows } = await rawSql(payload)
  const [row] = challengeRows.parse(
    await rows(sql`SELECT nonce, act FROM step_up_challenges
      WHERE challenge = ${challenge} AND account = ${account} AND approval IS NULL AND expires_at > ${now.getTime()}`),
  )
  return row && { challenge, account, nonce: row.nonce, act: actSchema.parse(JSON.parse(row.act)) }
}

/** @returns whether nobody had approved it before */
export async function storeApproval(payload: Payload, approval: Approval): Promise<boolean> {
  const { rows } = await rawSql(payload)
  const stored = await rows(sql`UPDATE step_up_challenges SET approval = ${JSON.stringify(approval)}
    WHERE challenge = ${approval.challenge} AND account = ${approval.account} AND approval IS NULL RETURNING challenge`)
  return stored.length > 0
}

const usedRows = z.array(z.object({ approval: z.string() }))

/**
 * Uses an approval up, in one statement: of two who come with the same one, one gets it.
 * @returns nothing when there is none, or it is of another person, for another act, too old, or used
 */
export async function takeApproval(
  payload: Payload,
  account: number,
  challenge: string,
  act: Act,
  now: Date,
): Promise<Approval | undefined> {
  const { rows } = await rawSql(payload)
  const [row] = usedRows.parse(
    await rows(sql`DELETE FROM step_up_challenges
      WHERE challenge = ${challenge} AND account = ${account} AND act = ${actText(act)}
        AND approval IS NOT NULL AND expires_at > ${now.getTime()}
      RETURNING approval`),
  )
  return row && approvalSchema.parse(JSON.parse(row.approval))
}

/** Uses a challenge up that is answered by what it asks for itself. @returns whether it was there */
export async function takeChallenge(payload: Payload, { challenge, account }: Challenge): Promise<boolean> {
  const { rows } = await rawSql(payload)
  const taken = await rows(sql`DELETE FROM step_up_challenges
    WHERE challenge = ${challenge} AND account = ${account} RETURNING challenge`)
  return taken.length > 0
}
