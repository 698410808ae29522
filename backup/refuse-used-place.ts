import { existsSync } from 'node:fs'
import type { Environment } from '../environment.ts'
import { readFolderIdentity, valuablesIn } from '../store/database/identity/data-folder.ts'
import { refuseUsedBucket } from '../store/database/identity/refuse-used-bucket.ts'
import { BackupRefusedError } from './backup-refused-error.ts'
import { connect } from './database/postgres-source.ts'

/**
 * Refuses to restore where anything is: nothing that is there is ever replaced.
 * @throws BackupRefusedError, or DatabaseRefusedError for a bucket
 */
export async function refuseUsedPlace(settings: Environment): Promise<void> {
  const { dataFolder, DATABASE_URL } = settings
  const found = existsSync(dataFolder) ? valuablesIn(dataFolder) : []
  if (found.length > 0 || readFolderIdentity(dataFolder) !== undefined) {
    const holds = found.length > 0 ? `holds ${found.join(', ')}` : 'belongs to a database'
    throw new BackupRefusedError(
      `The data folder ${dataFolder} ${holds}: a backup is restored only into an empty one, which you choose with DATA_DIR=….`,
    )
  }
  if (DATABASE_URL !== undefined) await refuseUsedDatabase(DATABASE_URL)
  await refuseUsedBucket(settings)
}

/** Tables, views and sequences that no extension brought. */
const ownRelations = `SELECT c.relname AS name FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p', 'v', 'm', 'S') AND n.nspname NOT IN ('pg_catalog', 'information_schema')
    AND n.nspname NOT LIKE 'pg_toast%'
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  LIMIT 1`

async function refuseUsedDatabase(address: string): Promise<void> {
  const client = await connect(address)
  try {
    const { rows } = await client.query(ownRelations)
    if (rows.length === 0) return
  } finally {
    await client.end()
  }
  throw new BackupRefusedError(
    'The database that DATABASE_URL names has tables: a backup is restored only into an empty one, which you create with createdb.',
  )
}
