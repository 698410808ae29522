import { copyFileSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { inRepository } from '../../commands/steps/repository.ts'

/**
 * Brings a database to a content model that has more than the product's, by the migration that Payload writes for it as
 * it does for `npm run migrations:create`.
 */
export async function addTables(payload: Payload): Promise<void> {
  const { db } = payload
  const present = db.migrationDir
  const folder = mkdtempSync(path.join(tmpdir(), 'made-up-kind-'))
  try {
    // A migration imports packages, which Node looks for beside the file.
    symlinkSync(inRepository('node_modules'), path.join(folder, 'node_modules'), 'junction')
    const latest = readdirSync(present)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .at(-1)
    if (latest) copyFileSync(path.join(present, latest), path.join(folder, latest))
    db.migrationDir = folder
    await db.createMigration({ payload, migrationName: 'made_up_kind', skipEmpty: true })
    const written = readdirSync(folder).find((name) => name.endsWith('_made_up_kind.ts'))
    if (written === undefined) throw new Error('Payload wrote no migration for the made-up kind')
    const { up, down } = await import(path.join(folder, written))
    await db.migrate({ migrations: [{ name: written, up, down }] })
  } finally {
    db.migrationDir = present
    rmSync(folder, { recursive: true, force: true })
  }
}
