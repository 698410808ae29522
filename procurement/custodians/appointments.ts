import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Approval } from '../../accounts/step-up/challenges.ts'
import type { InTransaction } from '../../store/database/in-transaction.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { bindDetails, leafStatement, writeAtEnd } from '../../transparency/append.ts'
import type { AppointmentLeaf, CustodianOfLeaf, RehearsalLeaf } from '../../transparency/leaf.ts'
import type { LogContext } from '../../transparency/log-context.ts'
import { proofOf, type RegisteredKey } from './custodian-keys.ts'

/** A key with which somebody is a custodian of a tender, or is to be. Instants are in ISO 8601. */
export interface Appointment {
  id: number
  /** Number of the tender. */
  tender: number
  /** Number of the registered key. */
  key: number
  /** How many of the tender's custodians open a proposal: the same in all of its appointments. */
  needed: number
  /** Numbers of accounts. */
  proposedBy: number
  proposedAt: string
  confirmedBy: number | null
  confirmedAt: string | null
  /** Sequence of the leaf in the transparency log. */
  entry: number | null
  /** SHA-256 of the text that is to be opened, hexadecimal. */
  rehearsalHash: string | null
  rehearsedAt: string | null
  /** When it was rehearsed last, after a reminder. */
  rehearsedAgainAt: string | null
  remindedAt: string | null
}

const appointmentRows = z.array(
  z
    .object({
      id: z.coerce.number(),
      tender: z.coerce.number(),
      custodian_key: z.coerce.number(),
      needed: z.coerce.number(),
      proposed_by: z.coerce.number(),
      proposed_at: z.string(),
      confirmed_by: z.coerce.number().nullable(),
      confirmed_at: z.string().nullable(),
      entry: z.coerce.number().nullable(),
      rehearsal_hash: z.string().nullable(),
      rehearsed_at: z.string().nullable(),
      rehearsed_again_at: z.string().nullable(),
      reminded_at: z.string().nullable(),
    })
    .transform((row): Appointment => ({
      ...{ id: row.id, tender: row.tender, key: row.custodian_key, needed: row.needed, entry: row.entry },
      ...{ proposedBy: row.proposed_by, proposedAt: row.proposed_at },
      ...{ confirmedBy: row.confirmed_by, confirmedAt: row.confirmed_at },
      ...{ rehearsalHash: row.rehearsal_hash, rehearsedAt: row.rehearsed_at },
      ...{ rehearsedAgainAt: row.rehearsed_again_at, remindedAt: row.reminded_at },
    })),
)

/** The appointments of a tender, in the order of its custodians. */
export async function appointmentsOf(payload: Payload, tender: number): Promise<Appointment[]> {
  const { rows } = await rawSql(payload)
  return appointmentRows.parse(
    await rows(sql`SELECT * FROM appointments WHERE tender = ${tender} ORDER BY id`),
  )
}

/** The appointments with some keys, newest first. */
export async function appointmentsWith(payload: Payload, keys: readonly number[]): Promise<Appointment[]> {
  if (keys.length === 0) return []
  const { rows } = await rawSql(payload)
  const ids = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )
  return appointmentRows.parse(
    await rows(sql`SELECT * FROM appointments WHERE custodian_key IN (${ids}) ORDER BY id DESC`),
  )
}

const tenderRows = z.array(z.object({ tender: z.coerce.number() }))

/** Tenders whose custodians somebody else has proposed, and who is not one of them: they wait for this person or another. */
export async function tendersToConfirm(payload: Payload, account: number): Promise<number[]> {
  const { rows } = await rawSql(payload)
  const found = tenderRows.parse(
    await rows(sql`SELECT DISTINCT tender FROM appointments WHERE confirmed_by IS NULL AND proposed_by <> ${account}
      AND tender NOT IN (SELECT own.tender FROM appointments own JOIN custodian_keys ON custodian_keys.id = own.custodian_key
        WHERE custodian_keys.account = ${account})
      ORDER BY tender`),
  )
  return found.map(({ tender }) => tender)
}

/** Who decided something, with what they approved it. */
interface Decision {
  /** Number of the account; `nobody` and no approval where whoever runs the server did it. */
  by: number
  approval: Approval | null
  at: Date
}

/** No account has this number. */
export const nobody = 0

/** Proposes who is to be custodian of a tender, in place of what was proposed or confirmed before. */
export async function proposeAppointments(
  payload: Payload,
  tender: number,
  { keys, needed }: { keys: readonly number[]; needed: number },
  { by, approval, at }: Decision,
): Promise<void> {
  const { write } = await rawSql(payload)
  await write([
    sql`DELETE FROM appointments WHERE tender = ${tender}`,
    ...keys.map(
      (
        key,
      ) => sql`INSERT INTO appointments (tender, custodian_key, needed, proposed_by, proposed_at, proposal_approval)
        VALUES (${tender}, ${key}, ${needed}, ${by}, ${at.toISOString()}, ${JSON.stringify(approval)})`,
    ),
  ])
}

/** Forgets who was proposed or confirmed for a tender that was not published yet. */
export async function removeAppointments(
  payload: Payload,
  tender: number,
  req?: InTransaction,
): Promise<void> {
  const { write } = await rawSql(payload, req)
  await write([sql`DELETE FROM appointments WHERE tender = ${tender}`])
}

/** Confirms what another person proposed, with an entry in the transparency log: both or none. */
export async function confirmAppointments(
  log: LogContext,
  { id: tender, reference }: { id: number; reference: string },
  { proposed, custodians }: { proposed: readonly Appointment[]; custodians: readonly RegisteredKey[] },
  { by, approval, at }: Decision,
): Promise<void> {
  const [{ needed, proposedBy } = { needed: 0, proposedBy: 0 }] = proposed
  const moment = at.toISOString()
  const { details, beside } = bindDetails({ proposedBy, confirmedBy: by, approval: proofOf(approval) })
  const leaf: AppointmentLeaf = {
    ...{ kind: 'appointment', at: moment, tender, reference, needed, details },
    custodians: custodians.map(publicHalf),
  }
  await writeAtEnd(log, (first) => [
    leafStatement(log, first, leaf, at, { ...beside, tender }),
    ...proposed.map(
      ({ id }) => sql`UPDATE appointments SET confirmed_by = ${by}, confirmed_at = ${moment},
          confirmation_approval = ${JSON.stringify(approval)}, entry = ${first}
        WHERE id = ${id} AND confirmed_by IS NULL`,
    ),
  ])
}

/** What leaves say of a key. */
export function publicHalf({ label, recipient, fingerprint }: CustodianOfLeaf): CustodianOfLeaf {
  return { label, recipient, fingerprint }
}

/** Notes which text a custodian is to open. */
export async function beginRehearsal(
  payload: Payload,
  { id }: Pick<Appointment, 'id'>,
  textHash: string,
): Promise<void> {
  const { write } = await rawSql(payload)
  await write([sql`UPDATE appointments SET rehearsal_hash = ${textHash} WHERE id = ${id}`])
}

/** A custodian has opened it: the first time before the publication, later after a reminder. */
export async function finishRehearsal(
  log: LogContext,
  { id, rehearsedAt, rehearsalHash }: Pick<Appointment, 'id' | 'rehearsedAt' | 'rehearsalHash'>,
  { tender, reference, fingerprint }: Pick<RehearsalLeaf, 'tender' | 'reference' | 'fingerprint'>,
  { by, at }: { by: number; at: Date },
): Promise<void> {
  const moment = at.toISOString()
  const { details, beside } = bindDetails({ account: by })
  const leaf: RehearsalLeaf = {
    ...{ kind: 'rehearsal', at: moment, tender, reference, fingerprint, details },
  }
  await writeAtEnd(log, (first) => [
    leafStatement(log, first, leaf, at, { ...beside, tender }),
    rehearsedAt === null
      ? sql`UPDATE appointments SET rehearsed_at = ${moment}, rehearsal_hash = NULL
          WHERE id = ${id} AND rehearsal_hash = ${rehearsalHash}`
      : sql`UPDATE appointments SET rehearsed_again_at = ${moment}, rehearsal_hash = NULL
          WHERE id = ${id} AND rehearsal_hash = ${rehearsalHash}`,
  ])
}
