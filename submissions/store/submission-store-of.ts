import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Environment } from '../../environment.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { BucketObjects } from '../../store/uploads/bucket-objects.ts'
import { BucketSubmissionStore } from './bucket-submission-store.ts'
import { DiskSubmissionStore } from './disk-submission-store.ts'
import { exclusively } from './exclusively.ts'
import type { SubmissionsPlace, SubmissionStore } from './submission-store.ts'

const placeRows = z.array(z.object({ value: z.enum(['folder', 'bucket']) }))

/** Where the database says that the submissions are; in the data folder where it says nothing. */
export async function submissionsPlace(payload: Payload): Promise<SubmissionsPlace> {
  const database = await rawSql(payload)
  const rows = placeRows.parse(
    await database.rows(sql`SELECT value FROM identities WHERE name = 'submissions'`),
  )
  return rows[0]?.value ?? 'folder'
}

/**
 * The store of an installation's submissions. The database is asked each time where it is: `npm run move-to-bucket` moves
 * it while the site runs.
 */
export function submissionStoreOf(payload: Payload, settings: Environment): SubmissionStore {
  const disk = new DiskSubmissionStore(settings.dataFolder)
  const bucket = settings.S3_BUCKET ? bucketStoreOf(payload, settings) : undefined
  const store = async (): Promise<SubmissionStore> => {
    if ((await submissionsPlace(payload)) === 'folder') return disk
    if (!bucket) throw new Error('The submissions are in the bucket, and S3_BUCKET is not set')
    return bucket
  }
  return {
    stage: async () => (await store()).stage(),
    read: async (submission, file) => (await store()).read(submission, file),
    list: async () => (await store()).list(),
    filesOf: async (submission) => (await store()).filesOf(submission),
    isUnderWay: async (submission) => (await store()).isUnderWay(submission),
    remove: async (submission) => (await store()).remove(submission),
    sweep: async (sweeping) => (await store()).sweep(sweeping),
    removeRefused: async (removal) => (await store()).removeRefused(removal),
    takeRefusalBack: async (submission) => (await store()).takeRefusalBack(submission),
  }
}

/** The store in the bucket that the settings name. */
export function bucketStoreOf(payload: Payload, settings: Environment): BucketSubmissionStore {
  return new BucketSubmissionStore({
    objects: bucketOf(settings),
    dataFolder: settings.dataFolder,
    exclusively: (submission, act) => exclusively(payload, submission, act),
  })
}

const buckets = new WeakMap<Environment, BucketObjects>()

/** One set of connections for all stores of a process. */
function bucketOf(settings: Environment): BucketObjects {
  const known = buckets.get(settings) ?? new BucketObjects(settings)
  buckets.set(settings, known)
  return known
}
