import path from 'node:path'
import type { Payload } from 'payload'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Environment } from '../../environment.ts'
import { uploadsInFolder, uploadsOf } from '../../store/database/identity/belongings.ts'
import { readBucketIdentity, writeBucketIdentity } from '../../store/database/identity/bucket-identity.ts'
import { replaceBelonging, readDatabaseState } from '../../store/database/identity/database-identity.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import type { BucketObjects } from '../../store/uploads/bucket-objects.ts'
import { fileLibraries, type FileLibrary } from '../../store/uploads/file-address.ts'
import { submissionsPrefix } from '../../submissions/store/bucket-marks.ts'
import type { SubmissionsPlace } from '../../submissions/store/submission-store.ts'
import { readNamedFiles, type NamedFiles } from '../database/read-database.ts'
import { copyFiles, MoveRefusedError, type Copied } from './copy-files.ts'
import { filesInBucket, filesInFolder, type FilesPlace } from './files-place.ts'

interface Moving {
  payload: Payload
  settings: Environment
  objects: BucketObjects
  place: SubmissionsPlace
  typeOf: (name: string) => string
}

/**
 * Makes sure that the bucket is this database's, or gives it to it when it is empty.
 * @throws MoveRefusedError or BucketAwayError
 */
export async function claimBucket({
  payload,
  settings,
  objects,
}: Pick<Moving, 'payload' | 'settings' | 'objects'>): Promise<void> {
  const { identity } = await readDatabaseState(payload)
  if (identity === undefined) {
    throw new MoveRefusedError('The database was never prepared: run "npm run prepare-database" first.')
  }
  const isEmpty = (await objects.list('')).length === 0
  const ofBucket = isEmpty ? undefined : await readBucketIdentity(settings)
  if (ofBucket === identity) return
  if (!isEmpty) {
    throw new MoveRefusedError(
      `The bucket ${uploadsOf(settings)} holds files of another database: choose another with S3_BUCKET=….`,
    )
  }
  await writeBucketIdentity(settings, identity)
}

/**
 * Copies the uploads to their new place, unless they are there, and says so in the database. Nobody may upload anything
 * meanwhile.
 * @returns what was copied, of each library; nothing when they were there
 * @throws MoveRefusedError or BucketAwayError
 */
export async function moveUploads(moving: Moving): Promise<Copied | undefined> {
  const { payload, settings, place } = moving
  const { belongings } = await readDatabaseState(payload)
  const target = place === 'bucket' ? uploadsOf(settings) : uploadsInFolder
  const isInFolder = (belongings.uploads ?? uploadsInFolder) === uploadsInFolder
  if (isInFolder === (place === 'folder')) return undefined
  const done: Copied = { copied: 0, present: 0 }
  for (const { from, to } of await uploadPlaces(moving)) {
    const { copied, present } = await copyFiles(from, to)
    done.copied += copied
    done.present += present
  }
  await replaceBelonging(payload, 'uploads', target)
  return done
}

/** Files that records name and that are not at the new place, as `library/name`. */
export async function missingUploads(moving: Moving): Promise<string[]> {
  const { uploads } = await namedFiles(moving.payload)
  const places = await uploadPlaces(moving)
  const missing: string[] = []
  for (const [index, library] of fileLibraries.entries()) {
    const there = new Set(await places[index]?.to.list())
    const names = [...uploads[library]].filter((name) => !there.has(name))
    missing.push(...names.map((name) => `${library}/${name}`))
  }
  return missing
}

async function namedFiles(payload: Payload): Promise<NamedFiles> {
  const database = await rawSql(payload)
  return readNamedFiles((statement) => database.rows(sql.raw(statement)))
}

/** Where the files of each library come from and go to. In the bucket both have no folder. */
export async function uploadPlaces({
  payload,
  settings: { dataFolder },
  objects,
  place,
  typeOf,
}: Moving): Promise<{ from: FilesPlace; to: FilesPlace }[]> {
  const { uploads } = await namedFiles(payload)
  const isWanted = (library: FileLibrary) => (name: string) => {
    if (name.startsWith(submissionsPrefix) || name === 'database-identity') return false
    return uploads.documents.has(name) === (library === 'documents')
  }
  return fileLibraries.map((library) => {
    const disk = filesInFolder(path.join(dataFolder, library), path.join(dataFolder, '.moving'))
    const bucket = filesInBucket(objects, { isWanted: isWanted(library), typeOf })
    return place === 'bucket' ? { from: disk, to: bucket } : { from: bucket, to: disk }
  })
}
