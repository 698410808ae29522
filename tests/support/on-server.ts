import { Client, type QueryResultRow } from 'pg'

/** Runs one statement on a Postgres server, outside any of its tests' databases. Resolves with the rows. */
export async function onServer(server: string, statement: string): Promise<QueryResultRow[]> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    return (await client.query<QueryResultRow>(statement)).rows
  } finally {
    await client.end()
  }
}
