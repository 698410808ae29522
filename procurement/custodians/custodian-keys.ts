import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Approval } from '../../accounts/step-up/challenges.ts'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { fingerprintOf } from '../../sealing/recipients.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { bindDetails, leafStatement, writeAtEnd } from '../../transparency/append.ts'
import type { CustodianLeaf } from '../../transparency/leaf.ts'
import type { LogContext } from '../../transparency/log-context.ts'
import { keyHolders, type KeyHolder } from './key-holders.ts'

/** A custodian's key, as it is registered. Instants are in ISO 8601. */
export interface RegisteredKey {
  id: number
  /** Number of the account of the person who has it. */
  account: number
  recipient: string
  fingerprint: string
  /** Public: which office. */
  label: string
  holder: KeyHolder
  /** The private half, sealed to a passkey: base64. */
  wrapped: string | null
  isExample: boolean
  /** In which its person is written to. */
  language: Language
  registeredAt: string
  /** Sequence of its leaf in the transparency log. */
  entry: number
  revokedAt: string | null
}

const keyRows = z.array(
  z
    .object({
      id: z.coerce.number(),
      account: z.coerce.number(),
      recipient: z.string(),
      fingerprint: z.string(),
      label: z.string(),
      holder: z.enum(keyHolders),
      wrapped: z.string().nullable(),
      is_example: z.coerce.number(),
      language: z.enum(languageCodes),
      registered_at: z.string(),
      entry: z.coerce.number(),
      revoked_at: z.string().nullable(),
    })
    .transform(({ is_example, registered_at, revoked_at, ...key }): RegisteredKey => ({
      ...key,
      isExample: is_example === 1,
      registeredAt: registered_at,
      revokedAt: revoked_at,
    })),
)

/** All keys that were ever registered, oldest first, or those of one account. */
export async function readCustodianKeys(
  payload: Payload,
  { account }: { account?: number } = {},
): Promise<RegisteredKey[]> {
  const which = account === undefined ? sql`` : sql`WHERE account = ${account}`
  return readKeys(payload, sql`SELECT * FROM custodian_keys ${which} ORDER BY id`)
}

export async function findCustodianKey(payload: Payload, id: number): Promise<RegisteredKey | undefined> {
  const [key] = await readKeys(payload, sql`SELECT * FROM custodian_keys WHERE id = ${id}`)
  return key
}

/** Whether anybody ever registered the key: it never comes back under another name. */
export async function isRegistered(payload: Payload, recipient: string): Promise<boolean> {
  const keys = await readKeys(payload, sql`SELECT * FROM custodian_keys WHERE recipient = ${recipient}`)
  return keys.length > 0
}

async function readKeys(payload: Payload, statement: SQL): Promise<RegisteredKey[]> {
  const { rows } = await rawSql(payload)
  return keyRows.parse(await rows(statement))
}

type NewKey = Pick<
  RegisteredKey,
  'account' | 'recipient' | 'label' | 'holder' | 'wrapped' | 'isExample' | 'language'
> & {
  /** None where whoever runs the server made it. */
  approval: Approval | null
  at: Date
}

/** Registers a key, with its entry in the transparency log: both or none. @throws when somebody registered it before */
export async function registerCustodianKey(log: LogContext, key: NewKey): Promise<void> {
  const { account, recipient, label, holder, wrapped, isExample, language, approval, at } = key
  const fingerprint = fingerprintOf(recipient)
  const moment = at.toISOString()
  const { details, beside } = bindDetails({ account, approval: proofOf(approval) })
  const leaf: CustodianLeaf = {
    ...{ kind: 'custodian registered', at: moment, label, recipient, fingerprint, isExample, details },
  }
  await writeAtEnd(log, (first) => [
    leafStatement(log, first, leaf, at, beside),
    sql`INSERT INTO custodian_keys
        (account, recipient, fingerprint, label, holder, wrapped, is_example, language, registered_at, approval, entry)
      VALUES (${account}, ${recipient}, ${fingerprint}, ${label}, ${holder}, ${wrapped}, ${isExample ? 1 : 0},
        ${language}, ${moment}, ${approval && JSON.stringify(approval)}, ${first})`,
  ])
}

/** From now on nobody is appointed with the key; where somebody was, it still opens. */
export async function revokeCustodianKey(
  log: LogContext,
  { id, label, recipient, fingerprint, isExample }: RegisteredKey,
  { by, approval, at }: { by: number; approval: Approval; at: Date },
): Promise<void> {
  const moment = at.toISOString()
  const { details, beside } = bindDetails({ account: by, approval: proofOf(approval) })
  const leaf: CustodianLeaf = {
    ...{ kind: 'custodian revoked', at: moment, label, recipient, fingerprint, isExample, details },
  }
  await writeAtEnd(log, (first) => [
    leafStatement(log, first, leaf, at, beside),
    sql`UPDATE custodian_keys SET revoked_at = ${moment}, revocation_entry = ${first}
      WHERE id = ${id} AND revoked_at IS NULL`,
  ])
}

/** An approval as JSON, without what is undefined. */
export function proofOf(approval: Approval | null) {
  return jsonOf.parse(JSON.parse(JSON.stringify(approval)))
}

const jsonOf: z.ZodType<z.core.util.JSONType> = z.json()
