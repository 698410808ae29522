import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SubmissionStore } from '../../submissions/store/submission-store.ts'
import { isOnPostgres } from './one-database.ts'
import { openTestApi, type TestApi } from './test-api.ts'
import { startTestBuckets } from './test-bucket.ts'

/** The public API with what takes submissions in: into the data folder on SQLite, into a bucket on Postgres. */
export interface TestIntake extends TestApi {
  store: SubmissionStore
  /** Names of all files of submissions, wherever they are, those on their way and their marks too. */
  storedFiles: () => Promise<string[]>
}

/**
 * @see TestIntake
 * @param overrides settings beside those of the environment
 */
export async function openTestIntake(overrides?: Readonly<Record<string, string>>): Promise<TestIntake> {
  const buckets = isOnPostgres ? await startTestBuckets() : undefined
  const api = await openTestApi(buckets ? { ...buckets.settings('files'), ...overrides } : overrides)
  if (buckets) {
    const { replaceBelonging } = await import('../../store/database/identity/database-identity.ts')
    await replaceBelonging(api.payload, 'submissions', 'bucket')
    const documents = path.join(api.settings.dataFolder, 'documents')
    for (const name of await readdir(documents))
      buckets.bucket('files').set(name, await readFile(path.join(documents, name)))
  }
  const { submissionStoreOf } = await import('../../submissions/store/submission-store-of.ts')
  return {
    ...api,
    store: submissionStoreOf(api.payload, api.settings),
    async storedFiles() {
      const folder = path.join(api.settings.dataFolder, 'submissions')
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      const onDisk = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
      const inBucket = [...(buckets?.bucket('files').keys() ?? [])]
      return [...onDisk, ...inBucket.filter((key) => key.startsWith('submissions/'))].toSorted()
    },
    async close() {
      await api.close()
      buckets?.close()
    },
  }
}
