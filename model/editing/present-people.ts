import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'

/** Milliseconds after a form's last question for which its person is taken to be there; a form asks every 20 seconds. */
const presenceLasts = 60_000

interface Person {
  id: number
  name: string
}

const names = z.array(z.object({ name: z.string() }))

/**
 * Notes that somebody has a record open, as their form says when it asks after others. It stands in the database, so that people
 * on several machines see each other.
 * @returns the names of the others who have it open
 */
export async function notePresence(
  payload: Payload,
  record: string,
  { id, name }: Person,
  now: Date,
): Promise<string[]> {
  const { rows, write } = await rawSql(payload)
  const since = new Date(now.getTime() - presenceLasts).toISOString()
  await write([
    sql`INSERT INTO present_people (record, person, person_name, seen_at)
      VALUES (${record}, ${id}, ${name}, ${now.toISOString()})
      ON CONFLICT (record, person) DO UPDATE SET person_name = excluded.person_name, seen_at = excluded.seen_at`,
    sql`DELETE FROM present_people WHERE seen_at < ${since}`,
  ])
  const others = await rows(sql`SELECT person_name AS name FROM present_people
    WHERE record = ${record} AND person <> ${id} ORDER BY person_name`)
  return names.parse(others).map((other) => other.name)
}

/** Notes that somebody has closed it. */
export async function noteAbsence(payload: Payload, record: string, { id }: Person): Promise<void> {
  const { write } = await rawSql(payload)
  await write([sql`DELETE FROM present_people WHERE record = ${record} AND person = ${id}`])
}
