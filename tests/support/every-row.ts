import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'

const tables = z.array(z.object({ name: z.string() }))

/** Every row of every table, as text: what is written nowhere stands nowhere in it. */
export async function everyRow(payload: Payload): Promise<string> {
  const { dialect, rows } = await rawSql(payload)
  const names = tables.parse(
    await rows(
      dialect === 'sqlite'
        ? sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'search%'`
        : sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    ),
  )
  const contents: string[] = []
  for (const { name } of names)
    contents.push(name, JSON.stringify(await rows(sql`SELECT * FROM ${sql.identifier(name)}`)))
  return contents.join('\n')
}
