import path from 'node:path'
import type { Payload } from 'payload'
import type { Environment } from '../../environment.ts'
import { replaceBelonging } from '../../store/database/identity/database-identity.ts'
import type { BucketObjects } from '../../store/uploads/bucket-objects.ts'
import { isFolderOfSubmission } from '../../submissions/is-folder-of-submission.ts'
import { storedFilesOf } from '../../procurement/proposals/envelopes/stored-files.ts'
import { submissionCollections } from '../../submissions/known-submission.ts'
import { submissionsPrefix } from '../../submissions/store/bucket-marks.ts'
import { bucketStoreOf, submissionsPlace } from '../../submissions/store/submission-store-of.ts'
import { DiskSubmissionStore } from '../../submissions/store/disk-submission-store.ts'
import type { SubmissionsPlace, SubmissionStore } from '../../submissions/store/submission-store.ts'
import { copyFiles, type Copied } from './copy-files.ts'
import { filesInBucket, filesInFolder, type FilesPlace } from './files-place.ts'

interface Moving {
  payload: Payload
  settings: Environment
  objects: BucketObjects
  /** Where to. */
  place: SubmissionsPlace
  /** Resolves when every transaction that was acknowledging a submission is over. */
  waitForWriters: () => Promise<void>
}

/** What was done, and what is not as it should be. */
export interface MovedSubmissions extends Copied {
  /** Files that records name and that are not at the new place, nor at the former one. */
  missing: string[]
}

/**
 * Moves the files of all submissions while the site runs: copies them, says in the database where they are from now on,
 * which no submission that was stored at the former place can be acknowledged after, and copies what came meanwhile. What
 * was deleted meanwhile is deleted at the new place too. Nothing is deleted at the former place. Run again, it goes on
 * where it was broken off, or verifies what it did.
 * @throws MoveRefusedError or BucketAwayError
 */
export async function moveSubmissions(moving: Moving): Promise<MovedSubmissions> {
  const { payload, place, waitForWriters } = moving
  const { from, to } = submissionPlaces(moving)
  const before = await copyIfStillThere(payload, place, from, to)
  await replaceBelonging(payload, 'submissions', place)
  await waitForWriters()
  const names = await namedByRecords(payload)
  const after = await copyNamed(from, to, names)
  await removeUnknown(payload, storeAt(moving, place))
  const there = new Set(await to.list())
  const missing = [...(await namedByRecords(payload))].filter((name) => !there.has(name))
  return { copied: before.copied + after.copied, present: after.present - before.copied, missing }
}

/**
 * Deletes what is left at the former place of submissions that no record names any more: they were erased or withdrawn
 * since they were copied.
 */
export function removeUnknownAtSource(moving: Pick<Moving, 'payload' | 'settings' | 'place'>): Promise<void> {
  return removeUnknown(moving.payload, storeAt(moving, moving.place === 'bucket' ? 'folder' : 'bucket'))
}

function storeAt({ payload, settings }: Pick<Moving, 'payload' | 'settings'>, place: SubmissionsPlace) {
  return place === 'bucket' ? bucketStoreOf(payload, settings) : new DiskSubmissionStore(settings.dataFolder)
}

/** Where the files of submissions come from and go to. */
export function submissionPlaces({
  settings: { dataFolder },
  objects,
  place,
}: Pick<Moving, 'settings' | 'objects' | 'place'>): { from: FilesPlace; to: FilesPlace } {
  const disk = filesInFolder(path.join(dataFolder, 'submissions', 'stored'), path.join(dataFolder, '.moving'))
  const bucket = filesInBucket(objects, { prefix: `${submissionsPrefix}stored/` })
  return place === 'bucket' ? { from: disk, to: bucket } : { from: bucket, to: disk }
}

/** Once they are at the new place, what is left at the former one is no longer what counts. */
async function copyIfStillThere(
  payload: Payload,
  place: SubmissionsPlace,
  from: FilesPlace,
  to: FilesPlace,
): Promise<Copied> {
  if ((await submissionsPlace(payload)) === place) return { copied: 0, present: 0 }
  return copyFiles(from, to)
}

/** Only what records name: what was deleted at the new place since it counts must not come back. */
function copyNamed(from: FilesPlace, to: FilesPlace, names: ReadonlySet<string>): Promise<Copied> {
  return copyFiles({ ...from, list: async () => (await from.list()).filter((name) => names.has(name)) }, to)
}

/** Files of submissions that count, as `folder/name`. */
async function namedByRecords(payload: Payload): Promise<Set<string>> {
  const names = new Set<string>()
  for (const collection of submissionCollections) {
    const { docs } = await payload.find({
      collection,
      where: { storedName: { exists: true }, receipt: { exists: true }, withdrawnAt: { exists: false } },
      pagination: false,
      depth: 0,
      showHiddenFields: true,
      overrideAccess: true,
    })
    for (const doc of docs) {
      const { storedName, files } = doc
      const stored =
        'scheme' in doc ? storedFilesOf(doc) : (files ?? []).map((file) => `${storedName}/${file.storedName}`)
      for (const name of stored) names.add(name)
    }
  }
  return names
}

/** Removes what was copied and then deleted at the former place: no record names it, and none is on its way. */
async function removeUnknown(payload: Payload, store: SubmissionStore): Promise<void> {
  for (const submission of await store.list()) {
    if (await store.isUnderWay(submission)) continue
    if (!(await isFolderOfSubmission(payload, submission))) await store.remove(submission)
  }
}
