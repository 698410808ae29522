import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type Where,
} from 'payload'
import { z } from 'zod'
import { globalLabels } from '../../languages/back-office/collection-labels.ts'
import { failedPublicationWords } from '../../languages/back-office/failed-publication-words.ts'
import { clockTimeIn } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { titleOfRecord } from '../../model/references/title-of-record.ts'
import {
  isChangedSinceScheduled,
  scheduledPublicationSchema,
} from '../../model/review/scheduled-publications.ts'
import { languageOfPerson } from '../links/account-links.ts'

const minute = 60_000

/** In milliseconds: a publication that is at work for longer was interrupted with its process. */
const longestRun = 10 * minute

/** How often it is tried, a minute apart: by then a database that was away is back. */
const mostAttempts = 3

/** Letters of a title that stand in a task. */
const longestTitle = 120

const schema = scheduledPublicationSchema.extend({
  id: z.number(),
  updatedAt: z.string(),
  totalTried: z.number().nullish(),
  log: z.array(z.object({ executedAt: z.string() })).nullish(),
})

type Scheduled = z.output<typeof schema>

/** Looks every minute after what was to be published. Only the back office's process does it. */
export function reportFailedPublicationsEveryMinute(payload: Payload): void {
  const look = async () => {
    try {
      await reportFailedPublications(payload, new Date())
    } catch (error) {
      payload.logger.error({ err: error, msg: 'Scheduled publications could not be looked after' })
    }
    setTimeout(look, minute).unref()
  }
  setTimeout(look, minute).unref()
}

/**
 * Payload tries a scheduled publication once, and says to nobody that it failed: a field was emptied since, somebody else has to
 * publish it or has changed it, or the database was away. It is tried again, and then becomes a task of whoever set the time.
 */
export async function reportFailedPublications(payload: Payload, now: Date): Promise<void> {
  const interrupted = new Date(now.getTime() - longestRun).toISOString()
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      or: [
        { hasError: { equals: true } },
        { and: [{ processing: { equals: true } }, { updatedAt: { less_than: interrupted } }] },
      ],
    },
    pagination: false,
    overrideAccess: true,
  })
  for (const job of docs.map((doc) => schema.parse(doc))) {
    if (await isDone(payload, job)) await forget(payload, job)
    else if ((job.totalTried ?? 0) >= mostAttempts) await makeTasks(payload, job, now)
    else await tryAgain(payload, job)
  }
}

/**
 * Whether it was done since it was first tried: by a process that ended before it could note it, or by a person. Done once more,
 * it would publish what has been written since.
 */
async function isDone(payload: Payload, { input, log, updatedAt }: Scheduled): Promise<boolean> {
  const since = log?.[0]?.executedAt ?? updatedAt
  const config = payload.config.collections.find(({ slug }) => slug === input.doc?.relationTo)
  const where: Where[] = [
    { 'version._status': { equals: 'published' } },
    { updatedAt: { greater_than_equal: since } },
  ]
  const newest = { limit: 1, pagination: false, depth: 0, overrideAccess: true } as const
  if (config && input.doc) {
    const { slug: collection } = config
    const { value: id } = input.doc
    if (input.type === 'unpublish') {
      const row = await payload.db.findOne<{ id: number; _status?: string }>({
        ...{ collection, where: { id: { equals: id } } },
      })
      return row?._status !== 'published'
    }
    where.push({ parent: { equals: id } })
    return (await payload.findVersions({ collection, where: { and: where }, ...newest })).docs.length > 0
  }
  const global = payload.config.globals.find(({ slug }) => slug === input.global)
  if (!global) return false
  return (
    (await payload.findGlobalVersions({ slug: global.slug, where: { and: where }, ...newest })).docs.length >
    0
  )
}

async function forget(payload: Payload, { id }: Scheduled): Promise<void> {
  await payload.delete({ collection: 'payload-jobs', where: { id: { equals: id } }, overrideAccess: true })
}

async function tryAgain(payload: Payload, { id }: Scheduled): Promise<void> {
  await payload.update({
    ...{ collection: 'payload-jobs', id, overrideAccess: true },
    data: { hasError: false, processing: false },
  })
}

/** The tasks take the place of what failed, together: of processes that do it at once, one does. */
async function makeTasks(payload: Payload, scheduled: Scheduled, now: Date): Promise<void> {
  const { id, input } = scheduled
  const reason = (await isChangedSinceScheduled(payload, scheduled)) ? 'changedSince' : 'published'
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const { docs: taken } = await payload.delete({
      ...{ collection: 'payload-jobs', where: { id: { equals: id } }, overrideAccess: true, req },
    })
    for (const person of taken.length > 0 ? await peopleOf(payload, input.user?.value) : []) {
      const language = await languageOfPerson(payload, person, req)
      const title = await titleOf(payload, input, language)
      if (title === undefined) continue
      const words = failedPublicationWords[language]
      const task = words[input.type === 'unpublish' ? 'unpublished' : reason](title)
      await payload.create({
        ...{ collection: 'tasks', overrideAccess: true, req },
        data: {
          ...{
            task,
            assignedTo: person,
            dueOn: `${clockTimeIn(now.toISOString(), defaultTimeZone).slice(0, 10)}T12:00:00.000Z`,
          },
          ...(input.doc && { kind: input.doc.relationTo, recordId: String(input.doc.value) }),
        },
      })
    }
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Whoever set the time; where they have left, the administrators. */
async function peopleOf(payload: Payload, setBy: number | undefined): Promise<number[]> {
  const find = async (where: Where) => {
    const { docs } = await payload.find({
      ...{ collection: 'users', where, pagination: false, depth: 0, select: {}, overrideAccess: true },
    })
    return docs.map(({ id }) => id)
  }
  const themselves = setBy === undefined ? [] : await find({ id: { equals: setBy } })
  return themselves.length > 0 ? themselves : find({ roles: { contains: 'administrator' } })
}

/** What was to be published is called; nothing of a record that is not there any more. */
async function titleOf(
  payload: Payload,
  { doc, global }: Scheduled['input'],
  language: Language,
): Promise<string | undefined> {
  const labels = Object.entries(globalLabels).find(([slug]) => slug === global)?.[1]
  if (labels) return labels[language]
  const config = payload.config.collections.find(({ slug }) => slug === doc?.relationTo)
  if (!config || !doc) return undefined
  const found = await payload.findByID({
    ...{ collection: config.slug, id: doc.value, depth: 0, draft: true, disableErrors: true },
    ...{ locale: language, fallbackLocale: 'en', overrideAccess: true },
  })
  if (!found) return undefined
  return titleOfRecord(config, found)?.slice(0, longestTitle) ?? `${doc.value}`
}
