import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { InTransaction } from '../../store/database/in-transaction.ts'
import { rawSql } from '../../store/database/raw-sql.ts'

/** A record of a published kind. */
export interface ReviewedRecord {
  kind: string
  id: number
}

/** A draft that somebody has handed over to be published. */
export interface Review {
  askedBy: number
  /** Nothing for whoever may publish the record. */
  reviewer: number | null
  /** ISO 8601. */
  askedAt: string
}

/** Remembers who saved the draft of a record last. */
export async function rememberAuthor(
  { kind, id }: ReviewedRecord,
  person: number,
  req: Pick<PayloadRequest, 'payload'> & InTransaction,
): Promise<void> {
  const { write } = await rawSql(req.payload, req)
  await write([
    sql`INSERT INTO draft_authors (kind, record, person) VALUES (${kind}, ${id}, ${person})
      ON CONFLICT (kind, record) DO UPDATE SET person = excluded.person`,
  ])
}

const authorRows = z.array(z.object({ person: z.coerce.number() }))

/** Who saved the draft of a record last; nothing where there is none, or it is older than this was remembered. */
export async function lastAuthor(
  { kind, id }: ReviewedRecord,
  req: Pick<PayloadRequest, 'payload'> & InTransaction,
): Promise<number | undefined> {
  const { rows } = await rawSql(req.payload, req)
  return authorRows.parse(
    await rows(sql`SELECT person FROM draft_authors WHERE kind = ${kind} AND record = ${id}`),
  )[0]?.person
}

/** Hands a draft over, or hands it over to somebody else. */
export async function askForReview(
  payload: Payload,
  { kind, id }: ReviewedRecord,
  { askedBy, reviewer, askedAt }: Review,
): Promise<void> {
  const { write } = await rawSql(payload)
  await write([
    sql`INSERT INTO reviews (kind, record, asked_by, reviewer, asked_at)
      VALUES (${kind}, ${id}, ${askedBy}, ${reviewer}, ${askedAt})
      ON CONFLICT (kind, record) DO UPDATE SET asked_by = excluded.asked_by, reviewer = excluded.reviewer,
        asked_at = excluded.asked_at`,
  ])
}

/** Takes a draft back from review. */
export async function withdrawReview(payload: Payload, { kind, id }: ReviewedRecord): Promise<void> {
  const { write } = await rawSql(payload)
  await write([sql`DELETE FROM reviews WHERE kind = ${kind} AND record = ${id}`])
}

/** Forgets the review and the author of a draft that was published or deleted. */
export async function forgetReview(
  { kind, id }: ReviewedRecord,
  req: Pick<PayloadRequest, 'payload'> & InTransaction,
): Promise<void> {
  const { write } = await rawSql(req.payload, req)
  await write([
    sql`DELETE FROM reviews WHERE kind = ${kind} AND record = ${id}`,
    sql`DELETE FROM draft_authors WHERE kind = ${kind} AND record = ${id}`,
  ])
}

const reviewRows = z.array(
  z
    .object({ asked_by: z.coerce.number(), reviewer: z.coerce.number().nullable(), asked_at: z.string() })
    .transform(({ asked_by: askedBy, reviewer, asked_at: askedAt }): Review => ({
      askedBy,
      reviewer,
      askedAt,
    })),
)

/** Whether a draft waits for review, and whose. */
export async function readReview(
  payload: Payload,
  { kind, id }: ReviewedRecord,
): Promise<Review | undefined> {
  const { rows } = await rawSql(payload)
  return reviewRows.parse(
    await rows(sql`SELECT asked_by, reviewer, asked_at FROM reviews WHERE kind = ${kind} AND record = ${id}`),
  )[0]
}

const recordRows = z.array(
  z
    .object({ kind: z.string(), record: z.coerce.number() })
    .transform(({ kind, record }): ReviewedRecord => ({ kind, id: record })),
)

/**
 * Drafts that wait for a person, or for whoever may publish them, and that somebody else handed over. What waited for an
 * account that is gone waits for everybody.
 */
export async function reviewsWaitingFor(payload: Payload, person: number): Promise<ReviewedRecord[]> {
  const { rows } = await rawSql(payload)
  return recordRows.parse(
    await rows(sql`SELECT kind, record FROM reviews
      WHERE asked_by <> ${person} AND (reviewer IS NULL OR reviewer = ${person}
        OR reviewer NOT IN (SELECT id FROM users)) ORDER BY asked_at`),
  )
}
