import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import { readKeyOf } from '../backup/archive/check-archive.ts'
import { BackupRefusedError } from '../backup/backup-refused-error.ts'
import { describeFailure } from '../backup/describe-failure.ts'
import { findArchive } from '../backup/places/find-archive.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { closeDatabase } from '../store/database/close-database.ts'
import { DatabaseRefusedError } from '../store/database/identity/database-refused-error.ts'
import { makeFilesPrivate } from '../store/database/private-files.ts'
import { readSigningKeys } from '../transparency/keys/signing-keys.ts'
import { checkDataFolder } from './steps/data-folder.ts'
import { describeArchive, describeLeftOut } from './steps/describe-archive.ts'
import { inRepository } from './steps/repository.ts'
import { run } from './steps/run.ts'
import { CannotGoOn, endWith, say, step } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'

/**
 * `npm run restore -- FILE [--key FILE]`: fills an empty place from a backup and verifies it. FILE is a path, the name of
 * an archive in the place of backups, or `latest`. Ends with 1 when anything is missing or wrong.
 */
async function restore(): Promise<number> {
  const settings = readSettings()
  const { values, positionals } = parseArgs({
    options: { key: { type: 'string' } },
    allowPositionals: true,
  })
  const [given] = positionals
  if (given === undefined) throw new CannotGoOn('Say which backup: npm run restore -- FILE [--key FILE].')
  makeFilesPrivate()
  checkDataFolder(settings)
  const archive = await findArchive(settings, given)
  for (const line of describeLeftOut(archive)) say(line)
  const manifest = await step(`Restoring ${archive.name}`, async () =>
    restoreBackup(settings, archive, await readKeyOf(archive.name, values.key)),
  )
  archive.close()
  for (const line of describeArchive(manifest)) say(line)
  // Where keys are not back yet, the place is prepared as one that opens no proposals and signs nothing, and said to be one.
  const { sealingRecipient } = manifest.database
  if (sealingRecipient !== undefined) process.env.SEALING_RECIPIENT ??= sealingRecipient
  if ((await readSigningKeys(settings.signingKeysFolder)) === undefined) {
    process.env.WITHOUT_SIGNING_KEYS = 'on'
  }
  await step('Preparing the database', async () => {
    const script = inRepository('commands/prepare-database.ts')
    // The secret is in no archive, and what was restored lies where these settings say. Mail that waited is sealed under the former
    // secret: that it is lost without that one is said, and no reason to restore nothing.
    const adopted = ['secret', 'uploads', 'submissions'].flatMap((name) => ['--adopt', name])
    const { status } = await run(process.execPath, [script, ...adopted, '--accept-loss'], { isShown: true })
    if (status !== 0) throw new CannotGoOn('The database was restored and not migrated.')
  })
  const findings = await step('Verifying the procurement record', async () => {
    const { default: config } = await import('../payload/payload.config.ts')
    const { finishRestore } = await import('./steps/finish-restore.ts')
    const payload = await getPayload({ config, disableOnInit: true })
    const found = await finishRestore(payload, settings)
    await closeDatabase(payload)
    return found
  })
  for (const finding of findings) say(finding)
  if (findings.length > 0) return 1
  say(
    'Every file is what was backed up, and the procurement record is whole. Start the site with "npm start".',
  )
  return manifest.missing.length === 0 ? 0 : 1
}

try {
  process.exit(await restore())
} catch (error) {
  const isSaid = error instanceof CannotGoOn || error instanceof DatabaseRefusedError
  if (isSaid) endWith(error)
  // Another failure is a fault of ours: its whole trace helps.
  endWith(isForeseen(error) ? new CannotGoOn(describeFailure(error)) : error)
}

function isForeseen(error: unknown): boolean {
  return error instanceof BackupRefusedError || (error instanceof Error && 'code' in error)
}
