import { existsSync, readdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { readFolderIdentity } from '../../store/database/identity/data-folder.ts'
import type { Environment } from '../../environment.ts'
import { inRepository } from './repository.ts'
import { run } from './run.ts'
import { CannotGoOn, step } from './say.ts'

/** Whether a new SQLite database is about to be filled with the starter content. Postgres would have to be asked. */
export function needsStarterContent({ sqliteFile, STARTER_CONTENT }: Environment): boolean {
  return STARTER_CONTENT === 'on' && sqliteFile !== undefined && !existsSync(sqliteFile)
}

/**
 * Migrates the database and fills an empty one, in a process of its own. SQLite's file shows whether there is anything
 * to do, so that a second start is quick; Postgres is always asked.
 */
export async function prepareDatabaseIfNeeded(settings: Environment): Promise<void> {
  const { sqliteFile, dataFolder } = settings
  const isNew = sqliteFile !== undefined && !existsSync(sqliteFile)
  if (sqliteFile && !isNew && !needsPreparing(sqliteFile, dataFolder)) return
  await step(
    needsStarterContent(settings)
      ? 'Filling a new database with the starter content'
      : 'Preparing the database',
    async () => {
      const { status } = await run(process.execPath, [inRepository('commands/prepare-database.ts')], {
        isShown: true,
        hasChannel: true,
      })
      if (status !== 0) throw new CannotGoOn('The database was not prepared.')
    },
  )
}

/** Known by the files' names: loading the migrations would load the database adapter, which takes a second. */
function migrationNames(): string[] {
  return readdirSync(inRepository('store/migrations/sqlite'))
    .filter((name) => /^\d.*\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
}

/** Whether there are migrations to make, or the data folder is not known to be the database's own. */
function needsPreparing(file: string, dataFolder: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true })
  const valuesOf = (statement: string) =>
    database
      .prepare(statement)
      .all()
      .map(({ value }) => value)
  try {
    const tables = valuesOf("select name as value from sqlite_master where type = 'table'")
    if (!tables.includes('payload_migrations') || !tables.includes('identities')) return true
    const done = new Set(valuesOf('select name as value from payload_migrations'))
    if (migrationNames().some((name) => !done.has(name))) return true
    const [identity] = valuesOf("select value from identities where name = 'database'")
    return identity === undefined || identity !== readFolderIdentity(dataFolder)
  } finally {
    database.close()
  }
}
