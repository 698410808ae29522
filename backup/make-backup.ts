import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { S3Client } from '@aws-sdk/client-s3'
import type { Environment } from '../environment.ts'
import { readFolderIdentity } from '../store/database/identity/data-folder.ts'
import { hasEnded, nameOfProcess } from '../store/process-name.ts'
import { fileLibraries } from '../store/uploads/file-address.ts'
import { s3ClientConfig } from '../store/uploads/s3-client-config.ts'
import { BucketObjects } from '../store/uploads/bucket-objects.ts'
import { BucketMarks, submissionsPrefix } from '../submissions/store/bucket-marks.ts'
import { DiskSubmissionStore } from '../submissions/store/disk-submission-store.ts'
import type { SubmissionsPlace } from '../submissions/store/submission-store.ts'
import { archiveName, readArchiveName } from './archive/archive-name.ts'
import { ArchiveWriter } from './archive/archive-writer.ts'
import {
  formatVersion,
  manifestEntry,
  type ArchivedContent,
  type ArchivedFile,
  type Manifest,
} from './archive/manifest.ts'
import { BackupRefusedError } from './backup-refused-error.ts'
import { noteBegun, noteFailed, noteMade, type MadeBackup } from './backup-state.ts'
import type { DatabaseSource, Snapshot } from './database/database-source.ts'
import {
  readIdentity,
  readLastSequence,
  readMigrations,
  readNamedFiles,
  readPublicHalves,
  readSubmissionsPlace,
  readUnderWay,
  type NamedFiles,
} from './database/read-database.ts'
import { describeFailure } from './describe-failure.ts'
import { expiredArchives } from './expired-archives.ts'
import { bucketPrefix, bucketSource } from './files/bucket-source.ts'
import { diskSource } from './files/disk-source.ts'
import type { FileSource } from './files/file-source.ts'
import type { BackupPlace } from './places/backup-place.ts'
import { placeOfSettings } from './places/place-of-settings.ts'

/** How often the database is taken at most, when files that its rows name went meanwhile. */
const mostSnapshots = 5

const temporary = '.backup-'

/** What a backup did. */
export interface BackupReport {
  made: MadeBackup
  /** Files that rows name and that were missing already. */
  missing: string[]
  /** Names of archives that were deleted because no stated time retains them. */
  deleted: string[]
  /** Why archives could not be deleted that are over their time: sentences. */
  undeleted: string[]
  /** Names of archives that are newer than the clock. */
  ahead: string[]
}

export interface BackupOptions {
  now?: () => Date
  /** Called when all files and the database are written, before the archive is complete. */
  beforeEnd?: () => Promise<void>
}

/**
 * Writes one archive of the database at one moment and of the files that fit it, reads it back, and deletes the archives
 * that are over their time. What became of it stands in the data folder (`readBackupState`).
 * @throws BackupRefusedError; nothing is left in the place of backups that looks like an archive
 */
export async function makeBackup(
  settings: Environment,
  { now = () => new Date(), ...options }: BackupOptions = {},
): Promise<BackupReport> {
  const began = now()
  const { dataFolder } = settings
  const place = placeOfSettings(settings)
  try {
    await sweepTemporary(dataFolder)
    await noteBegun(dataFolder, began)
    await place.sweep(began)
    const { identity, made, missing } = await writeArchive(settings, place, began, options, now)
    const retained = [made.archive, await noteMade(dataFolder, began, made)]
    return { made, missing, ...(await deleteExpired(settings, place, identity, retained, now())) }
  } catch (error) {
    const reason = describeFailure(error)
    await noteFailed(dataFolder, began, reason).catch((failure: unknown) => {
      throw new BackupRefusedError(
        `${reason} Nor could this be noted in ${dataFolder}: ${describeFailure(failure)}`,
        {
          cause: error,
        },
      )
    })
    throw new BackupRefusedError(reason, { cause: error })
  } finally {
    place.close()
  }
}

/** Opens the database that the settings name. */
async function openDatabaseSource(settings: Environment): Promise<DatabaseSource> {
  const { sqliteFile, DATABASE_URL } = settings
  if (sqliteFile !== undefined) {
    const { openSqliteSource } = await import('./database/sqlite-source.ts')
    return openSqliteSource(sqliteFile)
  }
  if (DATABASE_URL === undefined) throw new Error('The settings name no database')
  const { openPostgresSource } = await import('./database/postgres-source.ts')
  return openPostgresSource(DATABASE_URL)
}

async function writeArchive(
  settings: Environment,
  place: BackupPlace,
  began: Date,
  { beforeEnd }: BackupOptions,
  now: () => Date,
): Promise<{ identity: string; made: MadeBackup; missing: string[] }> {
  const source = await openDatabaseSource(settings)
  const folder = path.join(settings.dataFolder, `${temporary}${nameOfProcess()}`)
  try {
    const identity = await readIdentity(source.rows)
    const ofFolder = readFolderIdentity(settings.dataFolder)
    if (identity === undefined || identity !== ofFolder) {
      throw new BackupRefusedError(
        `The data folder ${settings.dataFolder} and the database do not belong together, or were never prepared: check DATA_DIR and DATABASE_URL.`,
      )
    }
    await mkdir(folder, { mode: 0o700 })
    const name = archiveName(identity, began, settings.BACKUP_RECIPIENT !== undefined)
    const writer = await ArchiveWriter.open(settings.BACKUP_RECIPIENT)
    const filling = fill(writer, settings, source, path.join(folder, 'database')).then(async (manifest) => {
      await beforeEnd?.()
      writer.finish()
      return manifest
    })
    filling.catch((error: unknown) => writer.abort(error instanceof Error ? error : new Error(String(error))))
    const storing = place.write(name, writer.output, (stored) => checkStored(stored, writer, name))
    storing.catch((error: unknown) => writer.abort(error instanceof Error ? error : new Error(String(error))))
    const [stored, filled] = await Promise.allSettled([storing, filling])
    // Either ends the other: the one that failed first says why.
    if (stored.status === 'rejected') throw stored.reason
    if (filled.status === 'rejected') throw filled.reason
    const { moment, files, missing } = filled.value
    const made = {
      ...{ archive: name, place: place.description, moment, verified: now().toISOString() },
      ...writer.written(),
      ...{
        files: files.length,
        isEncrypted: settings.BACKUP_RECIPIENT !== undefined,
        missing: missing.length,
      },
    }
    return { identity, made, missing }
  } finally {
    await source.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whether what lies in the place of backups is what was written there, byte for byte. */
async function checkStored(stored: Readable, writer: ArchiveWriter, name: string): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of stored) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('The stream gives something else than bytes')
    hash.update(chunk)
  }
  if (hash.digest('hex') !== writer.written().sha256) {
    throw new BackupRefusedError(
      `The archive ${name} was read back and is not what was written: it was removed.`,
    )
  }
}

/** A file in the archive. */
interface Taken extends ArchivedContent {
  stamp: string
  /** Whether it was there before the database was taken. */
  isEarly: boolean
}

/** Writes all entries of an archive, the manifest last. */
async function fill(
  writer: ArchiveWriter,
  settings: Environment,
  source: DatabaseSource,
  databaseFile: string,
): Promise<Manifest> {
  const { sources, allUnderWay, close } = fileSources(settings, await readSubmissionsPlace(source.rows))
  const taken = new Map<string, Taken>()
  let snapshot: Snapshot | undefined
  try {
    await takeFiles(writer, sources, taken)
    let missing: string[] = []
    for (let attempt = 1; ; attempt += 1) {
      for (const file of taken.values()) file.isEarly = true
      // In this order: what is marked later is entered in the record later still.
      const sequence = await readLastSequence(source.rows)
      const before = { sequence, underWay: await allUnderWay() }
      await snapshot?.close()
      await rm(databaseFile, { force: true })
      snapshot = await source.takeSnapshot(databaseFile)
      const later = await takeFiles(writer, sources, taken)
      const named = await readNamedFiles(snapshot.rows)
      const stillMissing = missingOf(named, taken, settings)
      const isChanged = later.some((entry) => isNamedUpload(entry, named))
      // Missing twice: missing before.
      const isWhole = stillMissing.every((entry) => missing.includes(entry))
      missing = stillMissing
      if ((isWhole && !isChanged) || attempt === mostSnapshots) {
        return await writeEnd(writer, source, snapshot, databaseFile, {
          files: filesThatCount(taken, named),
          underWay: await readUnderWay(snapshot.rows, before),
          missing,
        })
      }
    }
  } finally {
    await snapshot?.close()
    close()
  }
}

async function writeEnd(
  writer: ArchiveWriter,
  source: DatabaseSource,
  { moment, version, rows }: Snapshot,
  databaseFile: string,
  rest: Pick<Manifest, 'files' | 'underWay' | 'missing'>,
): Promise<Manifest> {
  const { size } = await stat(databaseFile)
  const content = await writer.add(source.dialect === 'sqlite' ? 'database.sqlite' : 'database.dump', {
    size,
    modified: moment,
    bytes: createReadStream(databaseFile),
  })
  const identity = await readIdentity(rows)
  if (identity === undefined) throw new BackupRefusedError('The database lost its identity meanwhile.')
  const manifest: Manifest = {
    format: formatVersion,
    moment: moment.toISOString(),
    database: {
      ...content,
      dialect: source.dialect,
      version,
      identity,
      ...(await readPublicHalves(rows)),
      migrations: await readMigrations(rows),
    },
    ...rest,
  }
  const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)
  await writer.add(manifestEntry, { size: text.length, modified: moment, bytes: inOne(text) })
  return manifest
}

async function* inOne(text: Buffer): AsyncGenerator<Buffer> {
  yield text
}

interface FileSources {
  sources: FileSource[]
  allUnderWay: () => Promise<string[]>
  close: () => void
}

function fileSources(settings: Environment, place: SubmissionsPlace): FileSources {
  const { dataFolder, S3_BUCKET } = settings
  const submissions = diskSource(path.join(dataFolder, 'submissions', 'stored'), 'submissions', 1)
  const onDisk = {
    submissions,
    allUnderWay: () => new DiskSubmissionStore(dataFolder).allUnderWay(),
  }
  if (S3_BUCKET === undefined) {
    const libraries = fileLibraries.map((library) => diskSource(path.join(dataFolder, library), library))
    return { sources: [...libraries, submissions], allUnderWay: onDisk.allUnderWay, close: () => undefined }
  }
  const client = new S3Client(s3ClientConfig(settings))
  const uploads = bucketSource(client, S3_BUCKET, {
    isWanted: (key) => !key.startsWith(submissionsPrefix),
    entryOf: (key) => `${bucketPrefix}/${key}`,
  })
  const objects = new BucketObjects(settings)
  const stored = `${submissionsPrefix}stored/`
  const inBucket = {
    submissions: bucketSource(client, S3_BUCKET, {
      prefix: stored,
      isWanted: () => true,
      entryOf: (key) => `submissions/${key.slice(stored.length)}`,
    }),
    allUnderWay: () => new BucketMarks(objects).allUnderWay(),
  }
  const where = place === 'bucket' ? inBucket : onDisk
  return {
    sources: [uploads, where.submissions],
    allUnderWay: where.allUnderWay,
    close: () => {
      client.destroy()
      objects.close()
    },
  }
}

/**
 * Writes every file that is not in the archive, or was written again since.
 * @returns their entries
 */
async function takeFiles(
  writer: ArchiveWriter,
  sources: readonly FileSource[],
  taken: Map<string, Taken>,
): Promise<string[]> {
  const added: string[] = []
  for (const source of sources) {
    for await (const { entry, stamp, open } of source.list()) {
      const known = taken.get(entry)
      if (known?.stamp === stamp) continue
      const content = await open()
      if (!content) continue
      const archived = await writer.add(entry, content)
      taken.set(entry, { ...archived, stamp, isEarly: known?.isEarly ?? false })
      added.push(entry)
    }
  }
  return added
}

function missingOf(
  named: NamedFiles,
  taken: ReadonlyMap<string, Taken>,
  { S3_BUCKET }: Environment,
): string[] {
  const uploads = fileLibraries.flatMap((library) =>
    [...named.uploads[library]].map((name) => `${S3_BUCKET === undefined ? library : bucketPrefix}/${name}`),
  )
  const submissions = [...named.submissions].map((name) => `submissions/${name}`)
  return [...uploads, ...submissions].filter((entry) => !taken.has(entry))
}

function isNamedUpload(entry: string, { uploads }: NamedFiles): boolean {
  const [place = '', ...rest] = entry.split('/')
  const name = rest.join('/')
  return place !== 'submissions' && fileLibraries.some((library) => uploads[library].has(name))
}

/** Of what was taken, what belongs to the database's moment. */
function filesThatCount(taken: ReadonlyMap<string, Taken>, named: NamedFiles): ArchivedFile[] {
  const files: ArchivedFile[] = []
  for (const { entry, size, sha256, isEarly } of taken.values()) {
    const [place = '', ...rest] = entry.split('/')
    const content = { entry, size, sha256 }
    if (place === 'submissions') {
      const [folder = '', name = ''] = rest
      if (named.folders.has(folder)) files.push({ ...content, place, folder, name })
    } else if (isEarly || isNamedUpload(entry, named)) {
      const name = rest.join('/')
      const isDocument =
        place === 'documents' || (place === bucketPrefix && named.uploads.documents.has(name))
      files.push({ ...content, place: isDocument ? 'documents' : 'media', name })
    }
  }
  return files
}

/** What can't be deleted makes the backup no failure: a bucket's key may not delete anything, on purpose. */
async function deleteExpired(
  settings: Environment,
  place: BackupPlace,
  identity: string,
  retained: readonly string[],
  now: Date,
): Promise<Pick<BackupReport, 'deleted' | 'undeleted' | 'ahead'>> {
  const deleted: string[] = []
  const undeleted: string[] = []
  const names = await place.list().catch((error: unknown) => {
    undeleted.push(describeFailure(error))
    return []
  })
  const archives = names.flatMap((name) => readArchiveName(name, identity) ?? [])
  const { BACKUP_RETAIN_DAYS: days, BACKUP_RETAIN_WEEKS: weeks, BACKUP_RETAIN_MONTHS: months } = settings
  for (const name of expiredArchives(archives, { days, weeks, months }, now, retained)) {
    try {
      await place.remove(name)
      deleted.push(name)
    } catch (error) {
      undeleted.push(`${name}: ${describeFailure(error)}`)
    }
  }
  const ahead = archives.filter(({ began }) => began > now).map(({ name }) => name)
  return { deleted, undeleted, ahead }
}

/** Removes the copies of the database that killed backups left. */
async function sweepTemporary(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    if (!name.startsWith(temporary) || !hasEnded(name.slice(temporary.length))) continue
    await rm(path.join(dataFolder, name), { recursive: true, force: true })
  }
}
