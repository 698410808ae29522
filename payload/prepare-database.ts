import { existsSync } from 'node:fs'
import { getPayload, type Payload } from 'payload'
import type { Environment } from '../environment.ts'
import type { Progress } from '../starter/fill-starter-content.ts'
import type { SizesOfPictures } from '../starter/starter-library.ts'
import {
  markMigrations,
  readUnknownMigrations,
  refuseNewerSchema,
} from '../store/database/schema/schema-state.ts'
import { closeDatabase } from '../store/database/close-database.ts'
import { folderOfExamples } from '../procurement/custodians/example-custodians.ts'
import { endFormerScheme } from '../procurement/terms/former-scheme.ts'
import {
  openProcurementLog,
  requireReplaceableLog,
} from '../procurement/procurement-record/open-procurement-log.ts'
import { appendMissingReleases } from '../procurement/tenders/ocds/publish-releases.ts'
import { finishImports } from '../figures/data-imports/publish.ts'
import { prepareTranslationStates } from '../model/translations/rebuild-states.ts'
import { prepareSearchIndex } from '../store/search/rebuild-index.ts'
import { readContentVersion } from '../store/database/content-version.ts'
import { readFolderIdentity, writeFolderIdentity } from '../store/database/identity/data-folder.ts'
import { identifyDatabase, readDatabaseState } from '../store/database/identity/database-identity.ts'
import { DatabaseRefusedError } from '../store/database/identity/database-refused-error.ts'
import type { OwnBelongings } from '../store/database/identity/belongings.ts'
import { refuseOtherBelongings } from '../store/database/identity/refuse-other-belongings.ts'
import { refuseStrangers, refuseToFillBesideValuables } from '../store/database/identity/refuse-strangers.ts'
import { refuseUsedBucket } from '../store/database/identity/refuse-used-bucket.ts'
import { migrateDatabase } from '../store/database/migrate-database.ts'
import { migrationsOf } from '../store/database/migrations.ts'
import { NewSqlite } from '../store/database/new-sqlite.ts'
import { withPreparationLock } from '../store/database/preparation-lock.ts'
import { createSecret, readOrCreateSecret } from '../store/database/secret.ts'
import { WaitingLostError, type LeftWaiting } from '../transparency/batches/left-waiting.ts'
import { signingKeysIn } from '../transparency/log-context.ts'
import { LogRefusedError } from '../transparency/signing/require-extends.ts'
import { claimBelongings, type Adoption } from './claim-belongings.ts'
import { ownBelongings } from './own-belongings.ts'

type Fill = (payload: Payload, installed: Date, progress: Progress) => Promise<void>

/** The starter's open tenders take proposals from the first start on: their custodians are examples. */
async function giveCustodians(payload: Payload, settings: Environment, progress: Progress): Promise<void> {
  if (settings.STARTER_CONTENT === 'off') return
  const { writeExampleCustodians } = await import('../starter/write-example-custodians.ts')
  const keys = await signingKeysIn(settings.signingKeysFolder)
  const context = { payload, keys, waitDays: settings.ROLE_WAIT_DAYS, now: () => new Date() }
  await writeExampleCustodians(context, folderOfExamples(settings), progress)
}

/** What was promised to bidders before every tender had custodians holds; nothing that is published later is sealed so. */
async function leaveFormerScheme(payload: Payload, settings: Environment, progress: Progress): Promise<void> {
  const { signingKeysFolder: folder } = settings
  const tenders = await endFormerScheme({ payload, folder, keys: await signingKeysIn(folder) }, new Date())
  if (tenders.length > 0)
    progress(
      `open tenders that go on being sealed by the server until they close, or until they have custodians: ${tenders.join(', ')}`,
    )
}

interface GoingOn {
  payload: Payload
  settings: Environment
  identity: string
  progress: Progress
  isEmpty: boolean
  replacesKeys: boolean
  acceptsLoss: boolean
}

/**
 * Before anything is replaced: whoever is refused goes on as before.
 * @throws DatabaseRefusedError when the log's keys can't be replaced
 */
async function requireReplaceableKeys(
  payload: Payload,
  settings: Environment,
  acceptsLoss: boolean,
): Promise<void> {
  try {
    await requireReplaceableLog(payload, settings, acceptsLoss)
  } catch (error) {
    throw keysNotReplaced(error, settings) ?? error
  }
}

/** What is said to whoever asked for other keys and is refused; nothing of another error. */
function keysNotReplaced(
  error: unknown,
  { signingKeysFolder }: Environment,
): DatabaseRefusedError | undefined {
  const advice =
    error instanceof LogRefusedError
      ? `If the database was restored from an older backup, move the former folder ${signingKeysFolder} aside first; otherwise somebody has changed the transparency log.`
      : 'Put the former keys back and run the product until it has published this, which takes ten minutes for every eight; or, if those keys are lost for good or must not be used any more, add --accept-loss.'
  return error instanceof LogRefusedError || error instanceof WaitingLostError
    ? new DatabaseRefusedError(`The signing keys are not replaced: ${error.message}. ${advice}`, {
        cause: error,
      })
    : undefined
}

function sayWhatWaited({ proven, unproven }: LeftWaiting, progress: Progress): void {
  if (proven.length > 0)
    progress(
      `${proven.length} receipt(s) and withdrawal(s) of proposals that wait for the log are under the new keys`,
    )
  if (unproven.length > 0) {
    const names = unproven.map(({ commitment }) => commitment).join(', ')
    progress(`given up, because nothing shows that the product wrote it: what waited for the log as ${names}`)
  }
}

/**
 * Begins the transparency log, or goes on with it.
 * @throws DatabaseRefusedError when its keys were to be replaced, and it is not what was signed before
 */
async function goOnWithLog(going: GoingOn): Promise<void> {
  const { payload, settings, identity, progress, isEmpty, replacesKeys, acceptsLoss } = going
  try {
    const left = await openProcurementLog(payload, settings, identity, { replacesKeys, acceptsLoss })
    if (left) sayWhatWaited(left, progress)
    if (isEmpty) await giveCustodians(payload, settings, progress)
    await leaveFormerScheme(payload, settings, progress)
  } catch (error) {
    if (replacesKeys) throw keysNotReplaced(error, settings) ?? error
    if (!(error instanceof LogRefusedError)) throw error
    // Visitors are answered all the same; tenders without custodians take nothing.
    progress(
      `no tender takes proposals without custodians, because the transparency log is not signed: ${error.message}`,
    )
  }
}

/** Loaded only when it is needed: most starts fill nothing. */
const fillWith =
  ({ STARTER_CONTENT }: Environment, sizes: SizesOfPictures): Fill =>
  async (payload, installed, progress) => {
    const starter = await import('../starter/fill-starter-content.ts')
    if (STARTER_CONTENT === 'on') await starter.fillStarterContent(payload, installed, progress, sizes)
    else await starter.fillEmptySite(payload, progress)
  }

interface Options extends Partial<Adoption> {
  /** Writes the content of an empty database; what the settings ask for, but in tests. */
  fill?: Fill
  /** When the sizes of the starter's pictures are made. */
  sizes?: SizesOfPictures
}

/**
 * Brings the database to the present model and fills it if it is empty: with the starter content, or as an empty site. A database that was
 * ever filled has a content version, so that nothing is written twice, not even after an editor deleted everything.
 * Database and data folder are given one identity; those of different databases are refused, and so is filling a new one
 * where files of another lie. So are other keys and another bucket than the database's (`claimBelongings`).
 *
 * One process at a time prepares a database; the others wait. A new SQLite database is made whole in a folder beside and
 * then moved into place, so that a process killed half-way leaves nothing; on Postgres the filling is one transaction.
 * @throws DatabaseRefusedError
 */
export async function prepareDatabase(
  settings: Environment,
  progress: Progress,
  { sizes = 'at-once', fill = fillWith(settings, sizes), adopted = [], acceptsLoss = false }: Options = {},
): Promise<void> {
  await withPreparationLock(settings, { progress }, async () => {
    const secret = adopted.includes('secret') ? createSecret(settings) : await readOrCreateSecret(settings)
    await prepare({ settings, progress, fill, adopted, acceptsLoss, own: ownBelongings(settings, secret) })
  })
}

interface Preparing extends Required<Omit<Options, 'sizes'>> {
  settings: Environment
  progress: Progress
  own: OwnBelongings
}

async function prepare(preparing: Preparing): Promise<void> {
  const { settings, progress, own } = preparing
  const { sqliteFile } = settings
  if (!sqliteFile || existsSync(sqliteFile)) return migrateAndFill(preparing)
  const made = new NewSqlite(settings.dataFolder, sqliteFile)
  // Left by a process that was killed while it moved what it had made.
  if (made.isComplete()) {
    await made.moveIntoPlace()
    return migrateAndFill(preparing)
  }
  refuseToFillBesideValuables(settings)
  const interrupted = made.begin()
  if (interrupted.folder)
    progress(`what an interrupted start had made was put aside at ${interrupted.folder}`)
  // Read by payload/payload.config.ts, which is not loaded yet.
  process.env.DATA_DIR = made.folder
  process.env.SECRET = own.secret
  const isOwnBucket = interrupted.bucket !== undefined && interrupted.bucket === settings.S3_BUCKET
  if (!isOwnBucket) await refuseUsedBucket(settings)
  made.rememberBucket(settings.S3_BUCKET)
  await migrateAndFill(preparing, { database: made, isOwnBucket })
  await made.complete()
  await made.moveIntoPlace()
}

/** A new SQLite database, until it is moved into place. */
interface Made {
  database: NewSqlite
  /** Whether an interrupted attempt may have written into the bucket. */
  isOwnBucket: boolean
}

async function migrateAndFill(
  { settings, progress, fill, own, adopted, acceptsLoss }: Preparing,
  made?: Made,
): Promise<void> {
  const place = made ? { dataFolder: made.database.folder, sqliteFile: made.database.database } : settings
  process.env.PAYLOAD_MIGRATING = 'true'
  const { default: config } = await import('./payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  refuseNewerSchema(await readUnknownMigrations(payload))
  const before = await readDatabaseState(payload)
  refuseStrangers(before, place)
  await refuseOtherBelongings({ payload, state: before, own, settings, adopted })
  if (!before.isFilled && readFolderIdentity(place.dataFolder) === undefined) {
    refuseToFillBesideValuables(place)
    if (!made && before.identity === undefined) await refuseUsedBucket(settings)
  }
  // What is thrown away when it fails need not reach the disk at each write; it is flushed once, whole.
  if (made) await runOnSqlite(payload, 'pragma synchronous = off')
  // Before, so that processes of the former release that start meanwhile know whether they may; after, where the table of
  // marks is among what was made.
  await markMigrations(payload)
  await migrateDatabase(payload, migrationsOf(settings))
  await markMigrations(payload)
  const identity = await identifyDatabase(payload)
  writeFolderIdentity(place.dataFolder, identity)
  refuseStrangers({ ...before, identity }, place)
  const isEmpty = (await readContentVersion(payload)).whole === ''
  if (isEmpty) await fill(payload, new Date(), progress)
  const isOwnBucket = made?.isOwnBucket ?? false
  const replacesKeys = adopted.includes('signing-keys')
  if (replacesKeys) await requireReplaceableKeys(payload, settings, acceptsLoss)
  await claimBelongings({
    payload,
    settings,
    own,
    identity,
    adopted,
    acceptsLoss,
    isOwnBucket,
    isNew: !before.isFilled,
    progress,
  })
  if ((await own.signingKeys()) !== undefined) {
    await goOnWithLog({ payload, settings, identity, progress, isEmpty, replacesKeys, acceptsLoss })
  }
  const indexed = await prepareSearchIndex(payload)
  await finishImports(payload)
  const translated = await prepareTranslationStates(payload)
  const releases = await appendMissingReleases({ payload, siteUrl: settings.siteUrl, now: new Date() })
  if (indexed > 0) progress(`search index (${indexed} records)`)
  if (translated > 0) progress(`states of translations (${translated} records)`)
  if (releases > 0) progress(`open contracting data (${releases} releases)`)
  if (made) await runOnSqlite(payload, 'pragma wal_checkpoint(truncate)')
  await closeDatabase(payload)
}

async function runOnSqlite({ db: { drizzle } }: Payload, statement: string): Promise<void> {
  if (!('run' in drizzle) || typeof drizzle.run !== 'function') throw new Error('The database is not SQLite')
  await drizzle.run(statement)
}
