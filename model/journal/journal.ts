import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { journalActs, type JournalAct } from '../../languages/back-office/journal-words.ts'
import type { InTransaction } from '../../store/database/in-transaction.ts'
import { rawSql } from '../../store/database/raw-sql.ts'

interface Person {
  id: number
  name?: string | null
}

export interface NewEntry {
  /** Nothing for what happened by itself, as a publication at its time. */
  person: Person | null
  act: JournalAct
  /** Slug of the collection or global; nothing for what concerns no record. */
  kind: string | null
  /** 0 for what there is one of. */
  record: number | null
  /** What the record was called then; nothing where that would name a stranger. */
  title: string | null
  at: Date
}

/** Minutes in which one person's further drafts of one record are no entries of their own. */
const draftsTogether = 30

/**
 * Adds an entry, which nothing changes and only time deletes (`retention.journal`).
 * @param req in whose transaction, where the database has transactions
 */
export async function addToJournal(
  payload: Payload,
  { person, act, kind, record, title, at }: NewEntry,
  req?: InTransaction,
): Promise<void> {
  const { write } = await rawSql(payload, req)
  const since = new Date(at.getTime() - draftsTogether * 60_000).toISOString()
  const isKnown = sql`SELECT 1 FROM journal AS own WHERE kind = ${kind} AND record = ${record} AND person = ${person?.id ?? null}
    AND act IN ('drafted', 'created') AND taken_at > ${since} AND NOT EXISTS (SELECT 1 FROM journal AS later
      WHERE later.kind = own.kind AND later.record = own.record AND later.sequence > own.sequence AND later.act <> 'drafted')`
  await write([
    sql`INSERT INTO journal (taken_at, person, person_name, act, kind, record, title)
      SELECT CAST(${at.toISOString()} AS text), CAST(${person?.id ?? null} AS integer), CAST(${person?.name ?? null} AS text),
        CAST(${act} AS text), CAST(${kind} AS text), CAST(${record} AS integer), CAST(${title} AS text)
      ${act === 'drafted' ? sql`WHERE NOT EXISTS (${isKnown})` : sql``}`,
  ])
}

export interface JournalEntry extends Omit<NewEntry, 'at'> {
  /** Grows with each entry. */
  sequence: number
  /** ISO 8601. */
  at: string
}

/** What of the journal is asked for; days are those of UTC, both included. */
export interface JournalFilter {
  person?: number | undefined
  act?: JournalAct | undefined
  kind?: string | undefined
  record?: number | undefined
  /** A part of a title, in whatever case. */
  words?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** Entries before this one. */
  before?: number | undefined
}

const entryRows = z.array(
  z
    .object({
      sequence: z.coerce.number(),
      taken_at: z.string(),
      person: z.coerce.number().nullable(),
      person_name: z.string().nullable(),
      act: z.enum(journalActs),
      kind: z.string().nullable(),
      record: z.coerce.number().nullable(),
      title: z.string().nullable(),
    })
    .transform(({ taken_at: at, person, person_name: name, ...entry }): JournalEntry => ({
      ...entry,
      ...{ at, person: person === null ? null : { id: person, name } },
    })),
)

/** Entries, newest first. */
export async function readJournal(
  payload: Payload,
  filter: JournalFilter,
  most: number,
): Promise<JournalEntry[]> {
  const { rows } = await rawSql(payload)
  return entryRows.parse(
    await rows(sql`SELECT * FROM journal WHERE ${conditionOf(filter)} ORDER BY sequence DESC LIMIT ${most}`),
  )
}

function conditionOf({ person, act, kind, record, words, from, to, before }: JournalFilter): SQL {
  const part = words?.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)
  return sql.join(
    [
      sql`1 = 1`,
      ...(person === undefined ? [] : [sql`person = ${person}`]),
      ...(act === undefined ? [] : [sql`act = ${act}`]),
      ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
      ...(record === undefined ? [] : [sql`record = ${record}`]),
      ...(part === undefined ? [] : [sql`lower(title) LIKE ${`%${part}%`} ESCAPE '\\'`]),
      ...(from === undefined ? [] : [sql`taken_at >= ${from}`]),
      // Every moment of a day comes before this letter, which no ISO moment has.
      ...(to === undefined ? [] : [sql`taken_at < ${`${to}U`}`]),
      ...(before === undefined ? [] : [sql`sequence < ${before}`]),
    ],
    sql` AND `,
  )
}

const moves = ['published', 'unpublished', 'trashed'] as const satisfies JournalAct[]

/** What put a record on the site, or took it off. */
export interface Move {
  act: (typeof moves)[number]
  /** ISO 8601. */
  at: string
}

const moveRows = z.array(z.object({ record: z.coerce.number(), act: z.enum(moves), taken_at: z.string() }))

/** All moves of the records of a kind that were published since a moment, in their order. */
export async function movesOfPublished(
  payload: Payload,
  kind: string,
  since: Date,
): Promise<ReadonlyMap<number, readonly Move[]>> {
  const { rows } = await rawSql(payload)
  const found = moveRows.parse(
    await rows(sql`SELECT record, act, taken_at FROM journal
      WHERE kind = ${kind} AND act IN (${sql.join(
        moves.map((act) => sql`${act}`),
        sql`, `,
      )})
        AND record IN (SELECT record FROM journal
          WHERE kind = ${kind} AND act = 'published' AND taken_at > ${since.toISOString()})
      ORDER BY sequence`),
  )
  const byRecord = Map.groupBy(found, ({ record }) => record)
  return new Map(
    [...byRecord].map(([record, own]) => [record, own.map(({ act, taken_at: at }) => ({ act, at }))]),
  )
}

const personRows = z.array(z.object({ id: z.coerce.number(), name: z.string().nullable() }))

/** Everybody whose acts are known, by name. */
export async function peopleInJournal(payload: Payload): Promise<Required<Person>[]> {
  const { rows } = await rawSql(payload)
  const found = await rows(sql`SELECT person AS id, person_name AS name FROM journal
    WHERE sequence IN (SELECT MAX(sequence) FROM journal WHERE person IS NOT NULL GROUP BY person) ORDER BY name, id`)
  return personRows.parse(found)
}

const deletedRows = z.array(z.object({ sequence: z.coerce.number() }))

/** Deletes entries of before a moment. @returns how many */
export async function deleteOldEntries(payload: Payload, before: Date): Promise<number> {
  const { rows } = await rawSql(payload)
  const deleted = await rows(
    sql`DELETE FROM journal WHERE taken_at < ${before.toISOString()} RETURNING sequence`,
  )
  return deletedRows.parse(deleted).length
}
