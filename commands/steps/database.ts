import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Environment } from '../../environment.ts'
import { inRepository, repository } from './repository.ts'
import { CannotGoOn, step } from './say.ts'

/**
 * Migrates the database and fills an empty one, in a process of its own. SQLite's file tells whether there is anything
 * to do, so that a second start is quick; Postgres is always asked.
 */
export async function prepareDatabaseIfNeeded(settings: Environment): Promise<void> {
  if (settings.sqliteFile && existsSync(settings.sqliteFile) && !hasPendingMigrations(settings.sqliteFile))
    return
  const isNew = settings.sqliteFile !== undefined && !existsSync(settings.sqliteFile)
  await step(isNew ? 'Filling a new database with the starter content' : 'Preparing the database', () => {
    const { status } = spawnSync(process.execPath, [inRepository('commands/prepare-database.ts')], {
      cwd: repository,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    if (status !== 0) throw new CannotGoOn('The database could not be prepared; the reason stands above.')
  })
}

/** Told by the files' names: loading the migrations would load the database adapter, which takes a second. */
function migrationNames(): string[] {
  return readdirSync(inRepository('content/migrations/sqlite'))
    .filter((name) => /^\d.*\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
}

function hasPendingMigrations(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const done = new Set(
      database
        .prepare('select name from payload_migrations')
        .all()
        .map((row) => row.name),
    )
    return migrationNames().some((name) => !done.has(name))
  } finally {
    database.close()
  }
}
