import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Environment } from '../../environment.ts'
import { readFolderIdentity, valuablesIn } from './identity/data-folder.ts'
import { cannotBeOpened, DatabaseRefusedError } from './identity/database-refused-error.ts'

/** Of all advisory locks on a database, the one that whoever prepares it holds. */
const lockNumber = 20_261_123
/** Milliseconds between two tries at SQLite's lock. */
const pause = 200
/** Milliseconds that another process may take: filling an empty Postgres took five minutes on a slow machine. */
export const longestWait = 15 * 60_000

type PlaceOfDatabase = Pick<Environment, 'DATABASE_URL' | 'dataFolder'>

interface Waiting {
  /** Given one sentence when another process holds the lock. */
  progress: (what: string) => void
  /** Milliseconds. */
  limit?: number
}

/**
 * Lets one process at a time prepare a database: others wait and then find everything done. The lock ends with the process
 * that holds it, however that ends.
 * @throws DatabaseRefusedError when the wait is too long, or the database can't be reached
 */
export async function withPreparationLock<Result>(
  settings: PlaceOfDatabase,
  { progress, limit = longestWait }: Waiting,
  act: () => Promise<Result>,
): Promise<Result> {
  const minutes = Math.ceil(limit / 60_000)
  const waiting = () =>
    progress(
      `another process is preparing this database: waiting until it has ended, ${minutes} minutes at most`,
    )
  const tooLong = () =>
    new DatabaseRefusedError(
      `Another process has been preparing this database for more than ${minutes} minutes: start again when it has ended.`,
    )
  const release = settings.DATABASE_URL
    ? await lockPostgres({ ...settings, DATABASE_URL: settings.DATABASE_URL }, { waiting, tooLong, limit })
    : await lockFolder(settings.dataFolder, { waiting, tooLong, limit })
  try {
    return await act()
  } finally {
    await release()
  }
}

interface Rules {
  waiting: () => void
  tooLong: () => Error
  limit: number
}

/** The lock of a transaction, not of a session: behind a pooler of connections, statements of a session may be apart. */
async function lockPostgres(
  settings: PlaceOfDatabase & { DATABASE_URL: string },
  { waiting, tooLong, limit }: Rules,
): Promise<() => Promise<void>> {
  const client = await connectOrCreate(settings)
  if (!client) return () => Promise.resolve()
  // Whoever prepares notices by its own connections that the database has gone away.
  client.on('error', () => undefined)
  try {
    await client.query('BEGIN')
    for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`SET LOCAL ${setting} = 0`)
    await client.query(`SET LOCAL lock_timeout = ${limit}`)
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS free', [
      lockNumber,
    ])
    if (!rows[0]?.free) {
      waiting()
      await client.query('SELECT pg_advisory_xact_lock($1)', [lockNumber])
    }
  } catch (error) {
    await client.end()
    throw hasCode(error, '55P03') ? tooLong() : cannotBeOpened(error)
  }
  return () => client.end()
}

/**
 * A connection to the database, which is created where it is missing: two processes could not wait for one another
 * otherwise.
 * @returns nothing where a database is missing to a folder that belongs to another one; opening it is refused then
 */
async function connectOrCreate({
  DATABASE_URL,
  dataFolder,
}: PlaceOfDatabase & { DATABASE_URL: string }): Promise<Client | undefined> {
  try {
    return await connect(DATABASE_URL)
  } catch (error) {
    if (!hasCode(error, '3D000')) throw cannotBeOpened(error)
    if (readFolderIdentity(dataFolder) !== undefined || valuablesIn(dataFolder).length > 0) return undefined
  }
  const server = new URL(DATABASE_URL)
  const name = decodeURIComponent(server.pathname.slice(1))
  server.pathname = '/postgres'
  try {
    const client = await connect(server.href)
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`).finally(() => client.end())
  } catch (error) {
    // Created by another process a moment ago: Postgres says so in one of two ways.
    if (!hasCode(error, '42P04') && !hasCode(error, '23505')) throw cannotBeOpened(error)
  }
  return connect(DATABASE_URL).catch((error: unknown) => {
    throw cannotBeOpened(error)
  })
}

async function connect(connectionString: string): Promise<Client> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  await client.connect()
  return client
}

/** A lock of the system's on an empty SQLite file, which no process that was killed leaves behind. */
async function lockFolder(
  dataFolder: string,
  { waiting, tooLong, limit }: Rules,
): Promise<() => Promise<void>> {
  const { DatabaseSync } = await import('node:sqlite')
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const file = path.join(dataFolder, lockFile)
  writeFileSync(file, '', { flag: 'a', mode: 0o600 })
  const database = new DatabaseSync(file, { timeout: 0 })
  const end = performance.now() + limit
  let isWaiting = false
  for (;;) {
    try {
      database.exec('BEGIN EXCLUSIVE')
      return () => Promise.resolve(database.close())
    } catch (error) {
      const isFree = !(error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy)
      if (isFree || performance.now() > end) {
        database.close()
        throw isFree ? error : tooLong()
      }
    }
    if (!isWaiting) waiting()
    isWaiting = true
    await setTimeout(pause)
  }
}

const sqliteBusy = 5

/** Name of the file in the data folder that whoever prepares an SQLite database holds locked. */
export const lockFile = '.preparing-lock'

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
