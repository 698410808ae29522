import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getPayload } from 'payload'
import config from '../payload/payload.config.ts'
import { alterWithoutRebuilding } from './steps/alter-without-rebuilding.ts'

/** Writes one database's migration; which database comes from the settings. Needs no running database. */
process.env.PAYLOAD_MIGRATING = 'true'
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
await payload.db.createMigration({ payload, migrationName: process.argv[2] ?? '', skipEmpty: true })

// Payload writes for bundlers; Node, which strips types itself, needs full file names and types imported as types.
const folder = payload.db.migrationDir
for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.ts'))) {
  const file = path.join(folder, name)
  const written = readFileSync(file, 'utf8')
  const readable = written
    .replace(
      /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
      'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
    )
    .replaceAll('({ db, payload, req }:', '({ db }:')
    .replace(/from '(\.\/[\w-]+)'/g, "from '$1.ts'")
  const stored = readable.includes('__new_') ? withoutRebuilding(readable, name) : readable
  if (stored !== written) writeFileSync(file, stored)
}
// What comes next is compared with the newest snapshot alone, and each weighs a megabyte.
for (const older of snapshotsIn(folder).slice(0, -1)) rmSync(path.join(folder, older))
process.exit(0)

function snapshotsIn(place: string): string[] {
  return readdirSync(place)
    .filter((entry) => entry.endsWith('.json'))
    .toSorted()
}

/** What earlier migrations rebuilt stays as it was carried out: only the newest one has no other after it. */
function withoutRebuilding(migration: string, name: string): string {
  const snapshots = snapshotsIn(folder)
  const last = snapshots.at(-1)
  const before = snapshots.at(-2)
  if (before === undefined || last !== name.replace(/ts$/, 'json')) return migration
  const snapshot = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  return alterWithoutRebuilding(migration, snapshot(before), snapshot(last))
}
