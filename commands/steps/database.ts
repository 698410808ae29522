import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { ownSigningKeys } from '../../payload/own-belongings.ts'
import { ownSealingRecipient } from '../../payload/own-sealing-recipient.ts'
import { fingerprintOf, uploadsOf } from '../../store/database/identity/belongings.ts'
import { readFolderIdentity } from '../../store/database/identity/data-folder.ts'
import { readSecret } from '../../store/database/secret.ts'
import type { Environment } from '../../environment.ts'
import { sizesLater } from './picture-sizes.ts'
import { inRepository } from './repository.ts'
import { run } from './run.ts'
import { CannotGoOn, step } from './say.ts'
import { migrationNames } from './migration-names.ts'

/** Whether a new SQLite database is about to be filled with the starter content. Postgres would have to be asked. */
function needsStarterContent({ sqliteFile, STARTER_CONTENT }: Environment): boolean {
  return STARTER_CONTENT === 'on' && sqliteFile !== undefined && !existsSync(sqliteFile)
}

/**
 * Migrates the database and fills an empty one, in a process of its own. SQLite's file shows whether there is anything
 * to do, so that a second start is quick; Postgres is always asked.
 */
export async function prepareDatabaseIfNeeded(settings: Environment): Promise<void> {
  const { sqliteFile } = settings
  const isNew = sqliteFile !== undefined && !existsSync(sqliteFile)
  if (sqliteFile && !isNew && !(await needsPreparing(settings, sqliteFile))) return
  await step(
    needsStarterContent(settings)
      ? 'Filling a new database with the starter content'
      : 'Preparing the database',
    async () => {
      const { status } = await run(
        process.execPath,
        [inRepository('commands/prepare-database.ts'), sizesLater],
        { isShown: true, hasChannel: true },
      )
      if (status !== 0) throw new CannotGoOn('The database was not prepared.')
    },
  )
}

/**
 * Whether there are migrations to make, or the data folder, the keys or the bucket are not known to be the database's own.
 * What is another than the database's is refused by whoever prepares it, in one sentence.
 */
export async function needsPreparing(settings: Environment, file: string): Promise<boolean> {
  const database = new DatabaseSync(file, { readOnly: true })
  const rowsOf = (statement: string) => pairs.parse(database.prepare(statement).all())
  try {
    const tables = rowsOf("select name, '' as value from sqlite_master where type = 'table'")
    const hasTable = (table: string) => tables.some(({ name }) => name === table)
    if (!hasTable('payload_migrations') || !hasTable('identities')) return true
    const done = rowsOf("select name, '' as value from payload_migrations").map(({ name }) => name)
    const known = migrationNames('sqlite')
    if (known.some((name) => !done.includes(name)) || done.some((name) => !known.includes(name))) return true
    const stored = rowsOf('select name, value from identities')
    // The open tenders that go on without custodians are not named yet (decision 025).
    const ended =
      "select kind as name, '' as value from log_entries where kind = 'former scheme ended' limit 1"
    if (rowsOf(ended).length === 0) return true
    return !(await isOwn(settings, new Map(stored.map(({ name, value }) => [name, value]))))
  } finally {
    database.close()
  }
}

const pairs = z.array(z.object({ name: z.string(), value: z.string() }))

async function isOwn(settings: Environment, stored: ReadonlyMap<string, string>): Promise<boolean> {
  const identity = stored.get('database')
  const secret = readSecret(settings)
  return (
    identity !== undefined &&
    identity === readFolderIdentity(settings.dataFolder) &&
    secret !== undefined &&
    stored.get('secret') === (await fingerprintOf(secret, identity)) &&
    stored.get('uploads') === uploadsOf(settings) &&
    stored.has('sealing-recipient') &&
    stored.get('sealing-recipient') === (await ownSealingRecipient(settings)) &&
    stored.has('signing-keys') &&
    stored.get('signing-keys') === (await ownSigningKeys(settings))
  )
}
