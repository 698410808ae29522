import type { Payload, SanitizedConfig } from 'payload'
import { z } from 'zod'
import { endingTurns } from '../../store/turns-taken.ts'
import { readLatestVersion } from '../latest-version.ts'
import { lastAuthor } from './reviews.ts'

/** What is published, or taken off the site, at a time that somebody sets. */
export const scheduledRecordSchema = z.object({
  doc: z.object({ relationTo: z.string(), value: z.coerce.number() }).nullish(),
  global: z.string().nullish(),
})

/** A publication that somebody has set a time for, as Payload stores it in its table of jobs. */
export const scheduledPublicationSchema = z.object({
  createdAt: z.string(),
  input: scheduledRecordSchema.extend({
    type: z.enum(['publish', 'unpublish']).nullish(),
    // Jobs of earlier releases name the person alone, and Payload refuses to run them.
    user: z
      .union([z.object({ value: z.coerce.number() }), z.number().transform((value) => ({ value }))])
      .nullish(),
  }),
})

type ScheduledPublication = z.output<typeof scheduledPublicationSchema>

/**
 * Whether somebody else has saved the draft since the time was set, of a kind that somebody else than its last author publishes:
 * whoever set the time has not read it.
 */
export async function isChangedSinceScheduled(
  payload: Payload,
  { createdAt, input: { type, doc, user } }: ScheduledPublication,
): Promise<boolean> {
  const kind = payload.config.collections.find(({ slug }) => slug === doc?.relationTo)
  if (!doc || !user || type === 'unpublish' || kind?.custom?.publishedByAnother !== true) return false
  const latest = await readLatestVersion(payload, kind.slug, doc.value)
  if (latest?.version._status !== 'draft') return false
  if (Date.parse(latest.updatedAt) <= Date.parse(createdAt)) return false
  const author = await lastAuthor({ kind: kind.slug, id: doc.value }, { payload })
  return author !== undefined && author !== user.value
}

/**
 * Payload publishes whatever the draft says when its time comes, in the name of whoever set the time, between other saves of it.
 * A publication that is refused becomes their task, as any that fails.
 */
export async function publishWhatWasScheduled(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const built = await config
  const task = built.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  const publish = task?.handler
  if (!task || typeof publish !== 'function') throw new TypeError('Payload has no task that publishes')
  task.handler = async (args) => {
    const scheduled = scheduledPublicationSchema.parse(args.job)
    if (await isChangedSinceScheduled(args.req.payload, scheduled))
      throw new Error('The draft was changed by somebody else after the time of its publication was set')
    return endingTurns(async () => publish(args))
  }
  return built
}
