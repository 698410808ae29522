import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { ownSigningKeys } from '../payload/own-belongings.ts'
import { ownSealingRecipient } from '../payload/own-sealing-recipient.ts'
import { flush } from '../store/flush.ts'
import type { Environment } from '../environment.ts'
import {
  identityFileOf,
  unfinishedRestoreOf,
  writeFolderIdentity,
} from '../store/database/identity/data-folder.ts'
import { migrationsOf } from '../store/database/migrations.ts'
import { fileLibraries } from '../store/uploads/file-address.ts'
import { s3ClientConfig } from '../store/uploads/s3-client-config.ts'
import { BucketObjects } from '../store/uploads/bucket-objects.ts'
import { BucketMarks, submissionsPrefix } from '../submissions/store/bucket-marks.ts'
import { DiskSubmissionStore } from '../submissions/store/disk-submission-store.ts'
import { checkArchive } from './archive/check-archive.ts'
import type { ArchivedFile, Manifest } from './archive/manifest.ts'
import { readArchive } from './archive/read-archive.ts'
import { BackupRefusedError } from './backup-refused-error.ts'
import { checkProgram, connectionOf, runProgram } from './database/postgres-programs.ts'
import type { FoundArchive } from './places/find-archive.ts'
import { refuseUsedPlace } from './refuse-used-place.ts'

/**
 * Fills an empty place from an archive: files first and the database last, so that what is interrupted can't be started.
 * The archive is read to its end before anything is written. Its database is not migrated yet.
 * @param identity secret half of the key that the archive is encrypted to
 * @throws BackupRefusedError or DatabaseRefusedError
 */
export async function restoreBackup(
  settings: Environment,
  archive: FoundArchive,
  identity: string | undefined,
): Promise<Manifest> {
  await refuseUsedPlace(settings)
  const manifest = await checkArchive(archive, identity)
  await refuseStrangeDatabase(settings, manifest)
  await refuseOtherKeys(settings, manifest)
  const { dataFolder, S3_BUCKET } = settings
  const folder = unfinishedRestoreOf(dataFolder)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const client = S3_BUCKET === undefined ? undefined : new S3Client(s3ClientConfig(settings))
  const files = new Map(manifest.files.map((file) => [file.entry, file]))
  try {
    const again = await readArchive(await archive.read(), {
      name: archive.name,
      identity,
      take: async (entry, content) => {
        const file = files.get(entry)
        if (entry === manifest.database.entry) await writeFile(path.join(folder, 'database'), content)
        else if (!file) await drain(content)
        else if (client) await upload(client, S3_BUCKET, keyOf(file), content)
        else await writeFile(path.join(folder, placeOf(file)), content)
      },
    })
    if (JSON.stringify(again) !== JSON.stringify(manifest)) {
      throw new BackupRefusedError(`The archive ${archive.name} was changed while it was restored.`)
    }
  } finally {
    client?.destroy()
  }
  await leaveAllToSweep(settings, folder, manifest.underWay)
  writeFolderIdentity(folder, manifest.database.identity)
  await moveIntoPlace(settings, folder)
  return manifest
}

/** Refuses a machine whose keys are others than the archive's. Keys that are not there yet may be put there later. */
async function refuseOtherKeys(settings: Environment, { database }: Manifest): Promise<void> {
  const sealing = await ownSealingRecipient(settings)
  const signing = await ownSigningKeys(settings)
  const refuse = (which: string, place: string) => {
    throw new BackupRefusedError(
      `${which} at ${place} belongs to another database than the archive: put the one that belongs to it there, or move this one away. To go on with another one, restore without it and adopt it afterwards (docs/settings.md). Nothing was restored.`,
    )
  }
  const isAnother = (own: string | undefined, archived: string | undefined) =>
    own !== undefined && archived !== undefined && own !== archived
  if (isAnother(sealing, database.sealingRecipient)) {
    refuse('The sealing key', settings.SEALING_RECIPIENT ? 'SEALING_RECIPIENT' : settings.sealingKeyFile)
  }
  if (isAnother(signing, database.signingKeys)) {
    refuse('The folder of signing keys', settings.signingKeysFolder)
  }
}

/** Refuses an archive of the other kind of database, and one with a schema that this version does not know. */
async function refuseStrangeDatabase(settings: Environment, { database }: Manifest): Promise<void> {
  const wanted = settings.DATABASE_URL === undefined ? 'sqlite' : 'postgres'
  if (database.dialect !== wanted) {
    throw new BackupRefusedError(
      wanted === 'sqlite'
        ? 'The archive is of a Postgres database: name an empty one with DATABASE_URL=postgres://….'
        : 'The archive is of an SQLite database: leave DATABASE_URL out.',
    )
  }
  const known = new Set(migrationsOf(settings).map(({ name }) => name))
  const unknown = database.migrations.find((name) => !known.has(name))
  if (unknown !== undefined) {
    throw new BackupRefusedError(
      `The archive is of a newer version of this product (migration ${unknown}): restore it with that version.`,
    )
  }
  if (wanted === 'postgres') {
    await checkProgram('pg_restore', Number(/(\d+)/.exec(database.version)?.[1] ?? 0))
  }
}

async function leaveAllToSweep(
  settings: Environment,
  folder: string,
  underWay: readonly string[],
): Promise<void> {
  if (settings.S3_BUCKET === undefined) return new DiskSubmissionStore(folder).leaveAllToSweep(underWay)
  const objects = new BucketObjects(settings)
  try {
    await new BucketMarks(objects).leaveAllToSweep(underWay)
  } finally {
    objects.close()
  }
}

/** An upload's object has its file's name; submissions are where `BucketSubmissionStore` has them. */
function keyOf(file: ArchivedFile): string {
  return file.place === 'submissions' ? `${submissionsPrefix}stored/${file.folder}/${file.name}` : file.name
}

function placeOf(file: ArchivedFile): string {
  return file.place === 'submissions'
    ? path.join('submissions', 'stored', file.folder, file.name)
    : path.join(file.place, file.name)
}

/** An entry that comes twice takes the place of the first. */
async function writeFile(place: string, content: AsyncIterable<Buffer>): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  await pipeline(content, createWriteStream(place, { mode: 0o600, flush: true }))
}

async function upload(
  client: S3Client,
  bucket: string | undefined,
  name: string,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  await new Upload({
    client,
    params: { Bucket: bucket, Key: name, Body: Readable.from(content, { objectMode: false }) },
  }).done()
}

async function drain(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of content);
}

async function moveIntoPlace({ dataFolder, sqliteFile, DATABASE_URL }: Environment, folder: string) {
  const database = path.join(folder, 'database')
  for (const name of [...fileLibraries, 'submissions', path.basename(identityFileOf(folder))]) {
    await rename(path.join(folder, name), path.join(dataFolder, name)).catch((error: unknown) => {
      // Of some kinds there may be no files.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    })
  }
  await flush(dataFolder)
  if (sqliteFile !== undefined) {
    await rename(database, sqliteFile)
    await flush(dataFolder)
  } else if (DATABASE_URL !== undefined) {
    await fillPostgres(DATABASE_URL, database)
    await rm(database)
  }
  await rmdir(folder)
}

async function fillPostgres(url: string, dump: string): Promise<void> {
  const { address, environment } = connectionOf(url)
  const { status, output } = await runProgram(
    'pg_restore',
    ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges', `--dbname=${address}`, dump],
    environment,
  )
  if (status !== 0) {
    throw new BackupRefusedError(
      `pg_restore failed, and the database is as empty as before; empty the data folder and the bucket before you try again: ${output.trim()}`,
    )
  }
}
