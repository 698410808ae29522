import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { z } from 'zod'
import { rawSql } from '../database/raw-sql.ts'
import { gather } from './gather.ts'
import type { Reading } from './reading.ts'

const rowsOfAll = z.array(z.object({ asked: z.number(), value: z.string().nullable(), count: z.number() }))

export type GatheredRow = Pick<z.output<typeof rowsOfAll>[number], 'value' | 'count'>

const gathererOf = new WeakMap<Reading, (statement: SQL) => Promise<GatheredRow[]>>()

/**
 * The rows (`value`, a text or nothing, and `count`, an integer) of a statement. Those that a page asks for in the same
 * moment are asked for by one statement.
 */
export function gatheredRows(reading: Reading, statement: SQL): Promise<GatheredRow[]> {
  const ask =
    gathererOf.get(reading) ?? gather((statements: readonly SQL[]) => rowsOfEach(reading, statements))
  gathererOf.set(reading, ask)
  return ask(statement)
}

async function rowsOfEach({ payload }: Reading, statements: readonly SQL[]): Promise<GatheredRow[][]> {
  const database = await rawSql(payload)
  const rows = rowsOfAll.parse(
    await database.rows(
      sql.join(
        statements.map(
          (statement, index) =>
            sql`SELECT ${sql.raw(String(index))} AS asked, value, count FROM (${statement}) asked_for`,
        ),
        sql` UNION ALL `,
      ),
    ),
  )
  return statements.map((_, index) => rows.filter(({ asked }) => asked === index))
}
