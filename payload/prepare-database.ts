import { existsSync } from 'node:fs'
import { getPayload, type Payload } from 'payload'
import type { Environment } from '../environment.ts'
import type { Progress } from '../starter/fill-starter-content.ts'
import { closeDatabase } from '../store/database/close-database.ts'
import { finishImports } from '../figures/data-imports/publish.ts'
import { makeSealingKey } from '../procurement/proposals/sealing/file-custodian.ts'
import { prepareSearchIndex } from '../store/search/rebuild-index.ts'
import { readContentVersion } from '../store/database/content-version.ts'
import { readFolderIdentity, writeFolderIdentity } from '../store/database/identity/data-folder.ts'
import { identifyDatabase, readDatabaseState } from '../store/database/identity/database-identity.ts'
import { refuseStrangers, refuseToFillBesideValuables } from '../store/database/identity/refuse-strangers.ts'
import { refuseUsedBucket } from '../store/database/identity/refuse-used-bucket.ts'
import { migrationsOf } from '../store/database/migrations.ts'
import { NewSqlite } from '../store/database/new-sqlite.ts'
import { readOrCreateSecret } from '../store/database/secret.ts'

type Fill = (payload: Payload, installed: Date, progress: Progress) => Promise<void>

/** Loaded only when it is needed: most starts fill nothing. */
const fillWith =
  ({ STARTER_CONTENT }: Environment): Fill =>
  async (payload, installed, progress) => {
    const starter = await import('../starter/fill-starter-content.ts')
    if (STARTER_CONTENT === 'on') await starter.fillStarterContent(payload, installed, progress)
    else await starter.fillEmptySite(payload, progress)
  }

/**
 * Brings the database to the present model and fills it if it is empty: with the starter content, or as an empty site. A database that was
 * ever filled has a content version, so that nothing is written twice, not even after an editor deleted everything.
 * Database and data folder are given one identity; those of different databases are refused, and so is filling a new one
 * where files of another lie.
 *
 * A new SQLite database is made whole in a folder beside and then moved into place, so that a process killed half-way
 * leaves nothing; on Postgres the filling is one transaction.
 * @param fill writes the content of an empty database; what the settings ask for, but in tests
 * @throws DatabaseRefusedError
 */
export async function prepareDatabase(
  settings: Environment,
  progress: Progress,
  fill: Fill = fillWith(settings),
): Promise<void> {
  const { sqliteFile } = settings
  if (!sqliteFile || existsSync(sqliteFile)) return migrateAndFill(settings, progress, fill)
  const made = new NewSqlite(settings.dataFolder, sqliteFile)
  // Left by a process that was killed while it moved what it had made.
  if (made.isComplete()) {
    await made.moveIntoPlace()
    return migrateAndFill(settings, progress, fill)
  }
  refuseToFillBesideValuables(settings)
  const secret = readOrCreateSecret(settings)
  const interrupted = made.begin()
  if (interrupted.folder)
    progress(`what an interrupted start had made was put aside at ${interrupted.folder}`)
  // Read by payload/payload.config.ts, which is not loaded yet.
  process.env.DATA_DIR = made.folder
  process.env.SECRET = secret
  const isOwnBucket = interrupted.bucket !== undefined && interrupted.bucket === settings.S3_BUCKET
  if (!isOwnBucket) await refuseUsedBucket(settings)
  made.rememberBucket(settings.S3_BUCKET)
  await migrateAndFill(settings, progress, fill, made)
  await made.complete()
  await made.moveIntoPlace()
}

/** @param made where a new SQLite database is made, until it is moved into place */
async function migrateAndFill(
  settings: Environment,
  progress: Progress,
  fill: Fill,
  made?: NewSqlite,
): Promise<void> {
  const place = made ? { dataFolder: made.folder, sqliteFile: made.database } : settings
  process.env.PAYLOAD_MIGRATING = 'true'
  const { default: config } = await import('./payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const before = await readDatabaseState(payload)
  refuseStrangers(before, place)
  if (!before.isFilled && readFolderIdentity(place.dataFolder) === undefined) {
    refuseToFillBesideValuables(place)
    if (!made && before.identity === undefined) await refuseUsedBucket(settings)
  }
  // What is thrown away when it fails need not reach the disk at each write; it is flushed once, whole.
  if (made) await runOnSqlite(payload, 'pragma synchronous = off')
  await payload.db.migrate({ migrations: migrationsOf(settings) })
  const identity = await identifyDatabase(payload)
  writeFolderIdentity(place.dataFolder, identity)
  refuseStrangers({ ...before, identity }, place)
  if ((await readContentVersion(payload)).whole === '') {
    await fill(payload, new Date(), progress)
  }
  await prepareSealingKey(payload, settings, progress)
  const indexed = await prepareSearchIndex(payload)
  await finishImports(payload)
  if (indexed > 0) progress(`search index (${indexed} records)`)
  if (made) await runOnSqlite(payload, 'pragma wal_checkpoint(truncate)')
  await closeDatabase(payload)
}

/**
 * Makes the key that tenders' keys are wrapped with, at the first start. Once there are tenders' keys, a new one could
 * open none of them: then a missing key is reported, and proposals are refused until it is back at its place.
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
