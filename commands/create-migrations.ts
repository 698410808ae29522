import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeMigrationNames } from './steps/migration-names.ts'

/** `npm run migrations:create -- name`: writes what the content model has changed as a migration for each database. */
const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  process.stderr.write('Give the migration a name, for example: npm run migrations:create -- add_speakers\n')
  process.exit(1)
}

const writer = fileURLToPath(new URL('./create-migration.ts', import.meta.url))
const dataFolder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
try {
  for (const databaseUrl of ['', 'postgres://unused:unused@127.0.0.1:1/unused']) {
    const { status } = spawnSync(process.execPath, [writer, name], {
      stdio: 'inherit',
      env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: databaseUrl },
    })
    if (status !== 0) process.exit(status ?? 1)
  }
  writeMigrationNames()
} finally {
  rmSync(dataFolder, { recursive: true, force: true })
}
