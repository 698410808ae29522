import { Client } from 'pg'
import { z } from 'zod'
import { BackupRefusedError } from '../backup-refused-error.ts'
import type { DatabaseSource, Rows } from './database-source.ts'
import { checkProgram, connectionOf, runProgram } from './postgres-programs.ts'

const versionRows = z.tuple([z.object({ number: z.coerce.number(), name: z.string() })])
const beginRows = z.tuple([z.object({ moment: z.date(), snapshot: z.string() })])

/** @throws BackupRefusedError when pg_dump is missing or older than the server */
export async function openPostgresSource(address: string): Promise<DatabaseSource> {
  const client = await connect(address)
  try {
    const [{ number, name }] = versionRows.parse(
      await rowsOf(client)(
        "SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS name",
      ),
    )
    await checkProgram('pg_dump', Math.floor(number / 10_000))
    return {
      dialect: 'postgres',
      rows: rowsOf(client),
      takeSnapshot: (file) => takeSnapshot(address, file, `PostgreSQL ${name}`),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

async function takeSnapshot(address: string, file: string, version: string) {
  const client = await connect(address)
  try {
    const rows = rowsOf(client)
    // The transaction waits while the dump is written.
    await client.query('SET idle_in_transaction_session_timeout = 0')
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    // The clock first: what the snapshot holds was committed then, or in the moment after.
    const [{ moment, snapshot }] = beginRows.parse(
      await rows('SELECT now() AS moment, pg_export_snapshot() AS snapshot'),
    )
    const { address: place, environment } = connectionOf(address)
    const { status, output } = await runProgram(
      'pg_dump',
      [
        '--format=custom',
        // The archive is compressed as a whole.
        '--compress=0',
        '--no-owner',
        '--no-privileges',
        `--snapshot=${snapshot}`,
        `--file=${file}`,
        `--dbname=${place}`,
      ],
      environment,
    )
    if (status !== 0) throw new BackupRefusedError(`pg_dump failed: ${output.trim()}`)
    return { moment, version, rows, close: () => client.end() }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** @throws BackupRefusedError when the server does not let us in */
export async function connect(address: string): Promise<Client> {
  const client = new Client({ connectionString: address, application_name: 'backup' })
  // A connection that breaks fails the statement under way; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupRefusedError(`The database that DATABASE_URL names can't be opened (${reason}).`, {
      cause: error,
    })
  }
}

function rowsOf(client: Client): Rows {
  return async (statement) => (await client.query<Record<string, unknown>>(statement)).rows
}
