import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '../../environment.ts'
import { DatabaseRefusedError } from './identity/database-refused-error.ts'

/**
 * The secret that signs sessions: from the setting, else from the data folder, where the first process to ask makes it.
 * Beside a database that knows of a secret, none is made. For a process that can't reach the database, and so can't open
 * it either, one is invented and stored nowhere.
 * @throws DatabaseRefusedError when this machine has no secret, and the database has
 */
export async function readOrCreateSecret(settings: Environment): Promise<string> {
  const own = readSecret(settings)
  if (own) return own
  const known = await asksForSecret(settings)
  if (known === undefined) return randomBytes(32).toString('hex')
  if (!known) return createSecret(settings)
  throw new DatabaseRefusedError(
    `A secret belongs to the database, and this machine has none: give it the same SECRET=… as the others, or copy the file "secret" from the data folder of one that has it to ${secretFile(settings)}; to make a new secret, which signs everybody out, run "npm run prepare-database -- --adopt secret".`,
  )
}

/** Makes a secret where there is none. A complete file is linked into place, so that processes starting at once agree. */
export function createSecret(settings: Environment): string {
  if (settings.SECRET) return settings.SECRET
  const file = secretFile(settings)
  mkdirSync(settings.dataFolder, { recursive: true, mode: 0o700 })
  const proposed = `${file}.${process.pid}`
  writeFileSync(proposed, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    linkSync(proposed, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(proposed, { force: true })
  }
  return readFileSync(file, 'utf8')
}

const secretFile = ({ dataFolder }: Environment) => path.join(dataFolder, 'secret')

/** The secret that this machine has: from the setting, else from the data folder. */
export function readSecret(settings: Environment): string | undefined {
  if (settings.SECRET) return settings.SECRET
  try {
    return readFileSync(secretFile(settings), 'utf8')
  } catch {
    return undefined
  }
}

const asked = `SELECT value FROM identities WHERE name = 'secret'`

/**
 * Whether the database knows of a secret, asked before Payload, which needs one, opens it.
 * @returns nothing when it can't be reached
 */
async function asksForSecret({ DATABASE_URL, sqliteFile }: Environment): Promise<boolean | undefined> {
  if (!DATABASE_URL) return sqliteFile !== undefined && existsSync(sqliteFile) && isInSqlite(sqliteFile)
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    return (await client.query(asked)).rows.length > 0
  } catch (error) {
    // There is no such database, or no such table in it: it was never prepared.
    return hasCode(error, '3D000') || hasCode(error, '42P01') ? false : undefined
  } finally {
    await client.end()
  }
}

async function isInSqlite(file: string): Promise<boolean> {
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const table = database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'identities'`).get()
    return table !== undefined && database.prepare(asked).get() !== undefined
  } finally {
    database.close()
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
