import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { databaseLimits } from './limits.ts'
import type { InTransaction } from './in-transaction.ts'

/** Statements beside Payload's, in the same transaction: for what its own calls can't do, or not at once. */
export interface RawSql {
  dialect: 'sqlite' | 'postgres'
  rows: (statement: SQL) => Promise<unknown[]>
  /**
   * A SELECT whose rows nobody else changes before the transaction ends: whoever reads them so meanwhile waits, and then finds
   * what they have become. SQLite has one writer at a time anyway.
   */
  locked: (select: SQL) => SQL
  /** Carries out all of the statements or none, whatever else the transaction holds. */
  write: (statements: readonly SQL[]) => Promise<void>
}

interface SqliteSession {
  all: (statement: SQL) => Promise<unknown[]>
  run: (statement: SQL) => PromiseLike<unknown>
  batch: (statements: readonly unknown[]) => Promise<unknown>
}

interface PostgresSession {
  execute: (statement: SQL) => Promise<{ rows: unknown[] }>
  transaction: <Result>(act: (session: PostgresSession) => Promise<Result>) => Promise<Result>
}

function isSqlite(session: unknown): session is SqliteSession {
  return typeof session === 'object' && session !== null && 'batch' in session && 'all' in session
}

function isPostgres(session: unknown): session is PostgresSession {
  return typeof session === 'object' && session !== null && 'execute' in session && 'transaction' in session
}

export interface RawSqlOptions {
  /** For statements that go through all values of an import, or all entries of an index: they may take minutes. */
  isLong?: boolean
}

/** @param req whose transaction the statements are to be part of, where the database has transactions */
export async function rawSql(
  payload: Payload,
  req?: InTransaction,
  { isLong = false }: RawSqlOptions = {},
): Promise<RawSql> {
  const session = await sessionOf(payload, req)
  if (isSqlite(session)) {
    return {
      dialect: 'sqlite',
      locked: (select) => select,
      rows: (statement) => session.all(statement),
      write: async (statements) => {
        // libsql carries a batch out at once, as one transaction on the connection that it keeps.
        await session.batch(statements.map((statement) => session.run(statement)))
      },
    }
  }
  if (isPostgres(session)) {
    return {
      dialect: 'postgres',
      locked: (select) => sql`${select} FOR UPDATE`,
      rows: isLong
        ? (statement) =>
            session.transaction(async (inner) => {
              await allowLongStatements(inner)
              return (await inner.execute(statement)).rows
            })
        : async (statement) => (await session.execute(statement)).rows,
      // Inside a transaction this is a savepoint: what fails here leaves the editor's own change as it is.
      write: (statements) =>
        session.transaction(async (inner) => {
          if (isLong) await allowLongStatements(inner)
          for (const statement of statements) await inner.execute(statement)
        }),
    }
  }
  throw new Error('The database is neither SQLite nor Postgres')
}

/** Until the transaction ends. */
async function allowLongStatements(session: PostgresSession): Promise<void> {
  for (const limit of ['statement_timeout', 'lock_timeout']) {
    await session.execute(sql.raw(`SET LOCAL ${limit} = ${databaseLimits.longStatement}`))
  }
}

const nameRows = z.array(z.object({ name: z.string().nullable() }))

/** Whether a table is there: a database that was never prepared has none. */
export async function hasTable({ dialect, rows }: RawSql, table: string): Promise<boolean> {
  const found = nameRows.parse(
    await rows(
      dialect === 'sqlite'
        ? sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name = ${table}`
        : sql`SELECT to_regclass(${table})::text AS name`,
    ),
  )
  return found.some(({ name }) => name !== null)
}

/**
 * Payload gives hooks a transaction's id, and statements of one's own only the connection beside it: what belongs to an id
 * stands in the adapter's `sessions`, which is typed but described nowhere. `raw-sql.test.ts` notices another version.
 */
async function sessionOf({ db }: Payload, req?: InTransaction): Promise<unknown> {
  const id = await req?.transactionID
  const own: unknown = id === undefined ? undefined : db.sessions?.[id]?.db
  return own ?? db.drizzle
}
