import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import type { Environment } from '../../environment.ts'
import type { Progress } from '../seed/fill-starter-content.ts'
import { closeDatabase } from './close-database.ts'
import { makeSealingKey } from '../proposals/sealing/file-custodian.ts'
import { prepareSearchIndex } from '../search/rebuild-index.ts'
import { readContentVersion } from './content-version.ts'
import { migrationsOf } from './migrations.ts'
import { keepOrMakeSecret } from './secret.ts'

/**
 * Brings the database to the present model and fills it with the starter content if it is empty. A database that was
 * ever filled has a content version, so that nothing is written twice, not even after an editor deleted everything.
 *
 * A new SQLite database is made whole in a folder beside and then moved into place, so that a process killed half-way
 * leaves nothing; on Postgres the filling is one transaction.
 */
export async function prepareDatabase(settings: Environment, progress: Progress): Promise<void> {
  if (settings.sqliteFile && !existsSync(settings.sqliteFile)) {
    await makeNewSqlite(settings, settings.sqliteFile, progress)
  } else {
    await migrateAndFill(settings, progress)
  }
}

async function makeNewSqlite(settings: Environment, sqliteFile: string, progress: Progress): Promise<void> {
  const secret = keepOrMakeSecret(settings)
  const folder = path.join(settings.dataFolder, '.preparing')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  // Read by content/payload.config.ts, which is not loaded yet.
  process.env.DATA_DIR = folder
  process.env.SECRET = secret
  await migrateAndFill(settings, progress, { isThrowaway: true })
  for (const name of ['media', 'documents']) {
    const made = path.join(folder, name)
    if (!existsSync(made)) continue
    const place = path.join(settings.dataFolder, name)
    // Left by an earlier attempt that ended between these moves: no database refers to it.
    rmSync(place, { recursive: true, force: true })
    renameSync(made, place)
  }
  const database = path.join(folder, path.basename(sqliteFile))
  await flush(database)
  renameSync(database, sqliteFile)
  await flush(settings.dataFolder)
  rmSync(folder, { recursive: true, force: true })
}

async function migrateAndFill(
  settings: Environment,
  progress: Progress,
  { isThrowaway }: { isThrowaway: boolean } = { isThrowaway: false },
): Promise<void> {
  process.env.PAYLOAD_MIGRATING = 'true'
  const { default: config } = await import('../payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  // What is thrown away when it fails need not reach the disk at each write; it is flushed once, whole.
  if (isThrowaway) await runOnSqlite(payload, 'pragma synchronous = off')
  await payload.db.migrate({ migrations: migrationsOf(settings) })
  if ((await readContentVersion(payload)).whole === '') {
    const { fillStarterContent } = await import('../seed/fill-starter-content.ts')
    await fillStarterContent(payload, new Date(), progress)
  }
  await prepareSealingKey(payload, settings, progress)
  const indexed = await prepareSearchIndex(payload)
  if (indexed > 0) progress(`search index (${indexed} records)`)
  if (isThrowaway) await runOnSqlite(payload, 'pragma wal_checkpoint(truncate)')
  await closeDatabase(payload)
}

/**
 * Makes the key that tenders' keys are wrapped with, at the first start. Once there are tenders' keys, a new one could
 * open none of them: then a missing key is told, and proposals are refused until it is back at its place.
 */
async function prepareSealingKey(payload: Payload, settings: Environment, progress: Progress): Promise<void> {
  if (settings.SEALING_RECIPIENT) return
  const { totalDocs } = await payload.count({ collection: 'tender-keys', overrideAccess: true })
  if (totalDocs === 0) {
    if (await makeSealingKey(settings.sealingKeyFile)) {
      progress(`sealing key at ${settings.sealingKeyFile}: keep a copy of it, apart from the data`)
    }
  } else if (!existsSync(settings.sealingKeyFile)) {
    progress(
      `WARNING: the sealing key of ${totalDocs} tenders is missing at ${settings.sealingKeyFile}; no proposal can be taken or opened until it is back`,
    )
  }
}

async function runOnSqlite({ db: { drizzle } }: Payload, statement: string): Promise<void> {
  if (!('run' in drizzle) || typeof drizzle.run !== 'function') throw new Error('The database is not SQLite')
  await drizzle.run(statement)
}

/** Waits until a file or folder is on stable storage. */
async function flush(place: string): Promise<void> {
  const handle = await open(place, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
