import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { languageCodes, type Language } from '../../languages/languages.ts'
import type { InTransaction } from '../../store/database/in-transaction.ts'
import { rawSql } from '../../store/database/raw-sql.ts'

/** A record of a published kind, or a global, whose number is 0. */
export interface CommentedRecord {
  kind: string
  id: number
}

export interface NewComment {
  /** Path of a field of the record, without rows; empty for the record as a whole. */
  field: string
  /** Nothing for a field that has one text for all languages. */
  language: Language | null
  text: string
  author: { id: number; name: string }
  /** Whom it is for; nothing for whoever saved the draft last. */
  addressee: { id: number; name: string } | null
  writtenAt: Date
}

export interface Comment {
  id: number
  field: string
  language: Language | null
  text: string
  author: string
  addressee: string | null
  /** ISO 8601. */
  writtenAt: string
  /** Nothing while it is open. */
  resolved: { at: string; by: string } | null
}

/**
 * Adds a comment. Names stand as they were, so that a comment says whose it was when an account is gone.
 * @param mails statements that announce it, carried out together with it or not at all
 */
export async function addComment(
  payload: Payload,
  { kind, id }: CommentedRecord,
  { field, language, text, author, addressee, writtenAt }: NewComment,
  mails: readonly SQL[],
): Promise<void> {
  const { write } = await rawSql(payload)
  await write([
    sql`INSERT INTO comments (kind, record, field, language, comment, author, author_name, addressee, addressee_name, written_at)
      VALUES (${kind}, ${id}, ${field}, ${language}, ${text}, ${author.id}, ${author.name},
        ${addressee?.id ?? null}, ${addressee?.name ?? null}, ${writtenAt.toISOString()})`,
    ...mails,
  ])
}

const commentRows = z.array(
  z
    .object({
      id: z.coerce.number(),
      field: z.string(),
      language: z.enum(languageCodes).nullable(),
      comment: z.string(),
      author_name: z.string(),
      addressee_name: z.string().nullable(),
      written_at: z.string(),
      resolved_at: z.string().nullable(),
      resolved_by: z.string().nullable(),
    })
    .transform(
      ({
        comment: text,
        author_name: author,
        addressee_name: addressee,
        written_at: writtenAt,
        resolved_at: at,
        resolved_by: by,
        ...row
      }): Comment => ({
        ...{ ...row, text, author, addressee, writtenAt },
        resolved: at === null ? null : { at, by: by ?? '' },
      }),
    ),
)

/** The comments on a record, in the order in which they were written. */
export async function readComments(payload: Payload, { kind, id }: CommentedRecord): Promise<Comment[]> {
  const { rows } = await rawSql(payload)
  return commentRows.parse(
    await rows(sql`SELECT id, field, language, comment, author_name, addressee_name, written_at, resolved_at, resolved_by
      FROM comments WHERE kind = ${kind} AND record = ${id} ORDER BY id`),
  )
}

/** Ends a comment, or opens it again. */
export async function resolveComment(
  payload: Payload,
  { kind, id }: CommentedRecord,
  comment: number,
  resolved: { at: Date; by: string } | null,
): Promise<void> {
  const { write } = await rawSql(payload)
  await write([
    sql`UPDATE comments SET resolved_at = ${resolved?.at.toISOString() ?? null}, resolved_by = ${resolved?.by ?? null}
      WHERE kind = ${kind} AND record = ${id} AND id = ${comment}`,
  ])
}

/** Forgets what was said of a record that is deleted: SQLite gives its number to another. */
export async function forgetComments(
  { kind, id }: CommentedRecord,
  req: Pick<PayloadRequest, 'payload'> & InTransaction,
): Promise<void> {
  const { write } = await rawSql(req.payload, req)
  await write([sql`DELETE FROM comments WHERE kind = ${kind} AND record = ${id}`])
}

const authorRows = z.array(z.object({ author: z.coerce.number() }))

/** Who wrote the open comments on a field of a record. */
export async function authorsOnField(
  payload: Payload,
  { kind, id }: CommentedRecord,
  field: string,
): Promise<number[]> {
  const { rows } = await rawSql(payload)
  return authorRows
    .parse(
      await rows(sql`SELECT DISTINCT author FROM comments
        WHERE kind = ${kind} AND record = ${id} AND field = ${field} AND resolved_at IS NULL`),
    )
    .map(({ author }) => author)
}

const recordRows = z.array(
  z
    .object({ kind: z.string(), record: z.coerce.number() })
    .transform(({ kind, record: id }): CommentedRecord => ({ kind, id })),
)

/**
 * Records with open comments for a person: those that name them, those that name nobody on a draft that they saved last, and
 * answers in which somebody else has the last word after theirs.
 */
export async function commentsWaitingFor(payload: Payload, person: number): Promise<CommentedRecord[]> {
  const { rows } = await rawSql(payload)
  return recordRows.parse(
    await rows(sql`SELECT DISTINCT kind, record FROM comments open_comment
      WHERE resolved_at IS NULL AND author <> ${person} AND (addressee = ${person} OR (addressee IS NULL AND (
        EXISTS (SELECT 1 FROM draft_authors WHERE draft_authors.kind = open_comment.kind
          AND draft_authors.record = open_comment.record AND person = ${person})
        OR EXISTS (SELECT 1 FROM comments earlier WHERE earlier.kind = open_comment.kind
          AND earlier.record = open_comment.record AND earlier.field = open_comment.field
          AND earlier.author = ${person} AND earlier.resolved_at IS NULL AND earlier.id < open_comment.id))))
      ORDER BY kind, record`),
  )
}

const deletedRows = z.array(z.object({ id: z.coerce.number() }))

/** Deletes comments that were resolved before a moment. @returns how many */
export async function deleteResolvedComments(payload: Payload, before: Date): Promise<number> {
  const { rows } = await rawSql(payload)
  return deletedRows.parse(
    await rows(sql`DELETE FROM comments WHERE resolved_at < ${before.toISOString()} RETURNING id`),
  ).length
}
