import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Environment } from '../../environment.ts'
import { waitingFiles } from '../../payload/scan-waiting-files.ts'
import { readBucketIdentity } from '../../store/database/identity/bucket-identity.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { countWaiting } from '../../submissions/scan-waiting.ts'
import type { PartState } from './known-states.ts'
import { within } from './part-watch.ts'

interface SharedParts {
  settings: Environment
  payload: Payload
  isDatabaseHealthy: () => boolean
}

/** Milliseconds that one of them is given; whoever asks waits a little longer. */
const limit = 3000

/** Seconds by which machines' clocks may differ (docs/deployment.md). */
const mostOffset = 2

const moments = z.tuple([z.object({ milliseconds: z.coerce.number() })])

/** The parts that all machines share, as a process sees them that has the database and the bucket open. */
export async function lookAtSharedParts(shared: SharedParts): Promise<Record<string, PartState>> {
  const { settings, payload, isDatabaseHealthy } = shared
  const looks: Record<string, () => Promise<PartState>> = {
    clock: () => lookAtClock(shared),
    ...(settings.S3_BUCKET && { bucket: () => lookAtBucket(settings) }),
    ...(settings.CLAMD_ADDRESS && {
      scans: async (): Promise<PartState> => ({
        state: 'ok',
        values: { waiting: await countWaiting(payload, waitingFiles) },
      }),
    }),
  }
  const found = await Promise.all(
    Object.entries(looks).map(async ([part, look]): Promise<[string, PartState]> => [
      part,
      await within(limit, look()).catch((error: unknown) => ({ state: 'away', detail: sentenceOf(error) })),
    ]),
  )
  const database: PartState = isDatabaseHealthy()
    ? { state: 'ok' }
    : { state: 'away', detail: 'The database does not answer.' }
  return { database, ...Object.fromEntries(found) }
}

async function lookAtClock({ settings, payload }: SharedParts): Promise<PartState> {
  if (!settings.DATABASE_URL) return { state: 'ok', detail: 'SQLite has this machine’s clock.' }
  const { rows } = await rawSql(payload)
  const before = Date.now()
  const [{ milliseconds }] = moments.parse(
    await rows(sql`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS milliseconds`),
  )
  const offset = (milliseconds - (before + Date.now()) / 2) / 1000
  const values = { offsetSeconds: offset }
  if (Math.abs(offset) <= mostOffset) return { state: 'ok', values }
  const detail = `The database's clock is ${Math.abs(offset).toFixed(1)} s ${offset > 0 ? 'ahead of' : 'behind'} this machine's.`
  return { state: 'differs', detail, values }
}

async function lookAtBucket(settings: Environment): Promise<PartState> {
  const identity = await readBucketIdentity(settings)
  if (identity !== undefined) return { state: 'ok' }
  return { state: 'missing', detail: 'The bucket has no object database-identity.' }
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
