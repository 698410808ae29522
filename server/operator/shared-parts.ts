import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Environment } from '../../environment.ts'
import { waitingFiles } from '../../payload/scan-waiting-files.ts'
import { readVerification } from '../../procurement/procurement-record/nightly/verifications.ts'
import { readBucketIdentity } from '../../store/database/identity/bucket-identity.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { readMailState } from '../../store/mail/outgoing-mail.ts'
import { countExpiredPersonalData } from '../../retention/expired-personal-data.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { readCheckpointNote, readCheckpointNotes, readUnsignedSince } from '../../transparency/log-rows.ts'
import { readStamp } from '../../transparency/stamps/stamp-checkpoints.ts'
import { readWitnessed } from '../../transparency/witnesses/witness-checkpoints.ts'
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

/** Seconds after which mail that is not sent is old: by then its server has been away for several tries. */
const oldMail = 60 * 60

/** Seconds after which a leaf that no checkpoint covers is old: a batch may be dated ten minutes before it is published. */
const oldUnsigned = 15 * 60

/** Seconds after which a checkpoint that a witness has not signed is old: it is asked every minute. */
const oldWitness = 60 * 60

/** Seconds after the end of their time in which personal data are erased: the back office does it every day. */
const latestErasing = 48 * 60 * 60

/** Seconds after which the newest time stamp is old: one is due every hour. */
const oldStamp = 2.5 * 60 * 60

const readOnly = z.tuple([z.object({ setting: z.enum(['on', 'off']) })])

const moments = z.tuple([z.object({ milliseconds: z.coerce.number() })])

/** The parts that all machines share, as a process sees them that has the database and the bucket open. */
export async function lookAtSharedParts(shared: SharedParts): Promise<Record<string, PartState>> {
  const { settings, payload } = shared
  const looks: Record<string, () => Promise<PartState>> = {
    database: () => lookAtDatabase(shared),
    clock: () => lookAtClock(shared),
    transparencyLog: () => lookAtTransparencyLog(payload, new Date()),
    procurementRecord: () => lookAtProcurementRecord(payload, new Date()),
    retention: () => lookAtRetention(payload, new Date()),
    ...(settings.TIME_STAMP_ADDRESS && { timeStamps: () => lookAtTimeStamps(payload, new Date()) }),
    ...(settings.WITNESSES.length > 0 && {
      witnesses: () => lookAtWitnesses(payload, settings.WITNESSES, new Date()),
    }),
    ...(settings.S3_BUCKET && { bucket: () => lookAtBucket(settings) }),
    ...(settings.CLAMD_ADDRESS && {
      scans: async (): Promise<PartState> => ({
        state: 'ok',
        values: { waiting: await countWaiting(payload, waitingFiles) },
      }),
    }),
    ...(sendsMail(settings) && { outgoingMail: () => lookAtOutgoingMail(shared) }),
  }
  const found = await Promise.all(
    Object.entries(looks).map(async ([part, look]): Promise<[string, PartState]> => [
      part,
      await within(limit, look()).catch((error: unknown) => ({ state: 'away', detail: sentenceOf(error) })),
    ]),
  )
  return Object.fromEntries(found)
}

/** Postgres may take no changes and go on answering: its disk is full, or this is the replica of another one. */
async function lookAtDatabase({ settings, payload, isDatabaseHealthy }: SharedParts): Promise<PartState> {
  if (!isDatabaseHealthy()) return { state: 'away', detail: 'The database does not answer.' }
  if (!settings.DATABASE_URL) return { state: 'ok' }
  const { rows } = await rawSql(payload)
  const [{ setting }] = readOnly.parse(
    await rows(sql`SELECT current_setting('transaction_read_only') AS setting`),
  )
  if (setting === 'off') return { state: 'ok' }
  return { state: 'failed', detail: 'The database can only be read: it takes no changes.' }
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

/** @param now by the clock of whoever asks */
export async function lookAtTransparencyLog(payload: Payload, now: Date): Promise<PartState> {
  const since = await readUnsignedSince(payload)
  const seconds = since === undefined ? 0 : Math.max(0, (now.getTime() - Date.parse(since)) / 1000)
  const values = { unsignedSeconds: seconds }
  if (seconds <= oldUnsigned) return { state: 'ok', values }
  const minutes = Math.round(seconds / 60)
  return {
    state: 'old',
    detail: `Nothing in the transparency log has been signed for ${minutes} minutes.`,
    values,
  }
}

/** @param now by the clock of whoever asks */
export async function lookAtTimeStamps(payload: Payload, now: Date): Promise<PartState> {
  const [first] = await readCheckpointNotes(payload)
  const last = await readStamp(payload)
  const newest = await readCheckpointNote(payload)
  if (!first || !newest || newest.size === last?.size) return { state: 'ok' }
  // Nothing is lost meanwhile: the next time stamp covers all before it.
  const since = last?.stampedAt ?? first.signedAt
  const ageSeconds = Math.max(0, (now.getTime() - Date.parse(since)) / 1000)
  const values = { ageSeconds }
  if (ageSeconds <= oldStamp) return { state: 'ok', values }
  const hours = (ageSeconds / 60 / 60).toFixed(1)
  return { state: 'old', detail: `No checkpoint has been time-stamped for ${hours} hours.`, values }
}

/** For how long a checkpoint has been waiting that one of the witnesses has not signed, nor any after it. */
export async function lookAtWitnesses(
  payload: Payload,
  witnesses: Environment['WITNESSES'],
  now: Date,
): Promise<PartState> {
  const checkpoints = await readCheckpointNotes(payload)
  const waiting = await Promise.all(
    witnesses.map(async ({ key }) => {
      const [name = ''] = key.split('+')
      const seen = (await readWitnessed(payload, { name }))?.size ?? 0
      const since = checkpoints.find(({ size }) => size > seen)?.signedAt
      return { name, seconds: since === undefined ? 0 : (now.getTime() - Date.parse(since)) / 1000 }
    }),
  )
  const ageSeconds = Math.max(0, ...waiting.map(({ seconds }) => seconds))
  const late = waiting.filter(({ seconds }) => seconds > oldWitness).map(({ name }) => name)
  if (late.length === 0) return { state: 'ok', values: { ageSeconds } }
  const detail = `No checkpoint has been signed for over an hour by ${late.join(', ')}.`
  return { state: 'old', detail, values: { ageSeconds } }
}

/** What the last nightly verification found. @param now by the clock of whoever asks */
export async function lookAtProcurementRecord(payload: Payload, now: Date): Promise<PartState> {
  const { last, fault, ageSeconds = 0, isOld } = await readVerification(payload, now)
  const hours = Math.round(ageSeconds / 60 / 60)
  const values = last && {
    ...{ ageSeconds, findings: last.findings.length, entries: last.entries, leaves: last.leaves },
  }
  if (last && last.findings.length > 0) {
    const detail = `The nightly verification found what does not fit (${last.findings.length}): ${last.findings[0]}`
    return { state: 'differs', detail, values }
  }
  if (fault !== undefined)
    return { state: 'failed', detail: `The last verification came to no end: ${fault}`, values }
  if (!last) return { state: 'none', detail: 'The procurement record was not verified yet.' }
  if (isOld) return { state: 'old', detail: `The last verification is ${hours} hours old.`, values }
  return { state: 'ok', values }
}

/** Whether personal data are erased when their time is over. @param now by the clock of whoever asks */
export async function lookAtRetention(payload: Payload, now: Date): Promise<PartState> {
  const overdue = await countExpiredPersonalData(payload, new Date(now.getTime() - latestErasing * 1000))
  const values = { overdue }
  if (overdue === 0) return { state: 'ok', values }
  const detail = `Of ${overdue} records, personal data whose time has been over for two days were not erased.`
  return { state: 'old', detail, values }
}

async function lookAtOutgoingMail({ payload }: SharedParts): Promise<PartState> {
  const values = await readMailState(payload, new Date())
  if (values.oldestAgeSeconds <= oldMail) return { state: 'ok', values }
  const hours = (values.oldestAgeSeconds / 60 / 60).toFixed(1)
  return { state: 'old', detail: `The oldest mail that is not sent has waited for ${hours} hours.`, values }
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
