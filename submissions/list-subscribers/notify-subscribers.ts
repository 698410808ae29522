import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, Where } from 'payload'
import type { Environment } from '../../environment.ts'
import { addressOfRecord } from '../../languages/addresses.ts'
import type { Language } from '../../languages/languages.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { formatMoment } from '../../languages/moments.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { movesOfPublished, type Move } from '../../model/journal/journal.ts'
import { mailStatement } from '../../store/mail/outgoing-mail.ts'
import { RecordReader } from '../../store/read/record-reader.ts'
import { fallbacksOfCollection } from '../../store/search/searched-kinds.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import type { ListSubscriber } from '../../store/payload-types.ts'
import { hashOfToken } from '../mail-consent/mail-consent.ts'
import type { ListWithMail } from './form.ts'
import { newRecordsMail, type NewRecord } from './mails.ts'
import { subscriberToken } from './subscribe.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Milliseconds after its publication in which an editor who sees a mistake can still take a record back. */
const grace = 30 * minute
/** Milliseconds before the end of that time from which on a record that is taken back may have been announced: clocks differ. */
const unsure = minute
/** Milliseconds after which a record is nobody's news any more, where mail was away. */
const longestNews = 14 * day
/** Most records that one mail names. */
const mostRecords = 20
/** Subscribers read and written to at once. */
const atOnce = 200

interface NewestOf {
  payload: Payload
  settings: Environment
  now: Date
}

/** Which records of a list can still be answered, as its own filter says. */
export type OpenRecords = (list: ListWithMail, options: Omit<NewestOf, 'settings'>) => Where

/**
 * Writes a mail to each confirmed subscriber of a list whose records became news since the last one, half an hour
 * ago or earlier, and are open. Mail and mark are written together: of processes that do it at once, one does.
 * @returns how many mails were written
 */
export async function notifySubscribers(
  options: NewestOf,
  list: ListWithMail,
  openRecords: OpenRecords,
): Promise<number> {
  const { payload, settings } = options
  if (!sendsMail(settings)) return 0
  const movesOf = await movesOfPublished(payload, list, beginOfNews(options.now))
  const newest = await newestOf(options, { list, openRecords, movesOf })
  const [{ newsSince: until } = {}] = newest
  if (until === undefined) return 0
  const inLanguage = new Map<Language, readonly DatedRecord[]>()
  const recordsIn = (language: Language) => {
    const known = inLanguage.get(language) ?? nameRecords(options, { list, newest }, language)
    inLanguage.set(language, known)
    return known
  }
  let written = 0
  for (let last = 0; ;) {
    const subscribers = await subscribersBefore(payload, list, until, last)
    for (const subscriber of subscribers) {
      const records = recordsIn(subscriber.sentIn)
      const since = subscriber.notifiedUntil ?? subscriber.confirmedAt ?? until
      const news = records.filter(({ newsSince }) => newsSince > since)
      if (await notify(options, subscriber, news, until)) written += 1
    }
    last = subscribers.at(-1)?.id ?? last
    if (subscribers.length < atOnce) return written
  }
}

interface DatedRecord extends NewRecord {
  /** Instant, ISO 8601. */
  newsSince: string
}

interface NewestRecord extends Pick<DatedRecord, 'newsSince'> {
  /** In all languages. */
  document: object
}

interface ListNow {
  list: ListWithMail
  openRecords: OpenRecords
  movesOf: ReadonlyMap<number, readonly Move[]>
}

const beginOfNews = (now: Date) => new Date(now.getTime() - longestNews)

/** The newest first. */
async function newestOf(
  { payload, now }: NewestOf,
  { list, openRecords, movesOf }: ListNow,
): Promise<readonly NewestRecord[]> {
  const begin = beginOfNews(now).toISOString()
  const end = new Date(now.getTime() - grace).toISOString()
  const { docs } = await payload.find({
    collection: list,
    where: {
      and: [
        { _status: { equals: 'published' } },
        { firstPublishedAt: { less_than_equal: end } },
        { or: [{ firstPublishedAt: { greater_than: begin } }, { id: { in: [...movesOf.keys()] } }] },
        openRecords(list, { payload, now }),
      ],
    },
    pagination: false,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
  })
  return docs
    .flatMap((document) => {
      const { id, firstPublishedAt } = document
      return firstPublishedAt
        ? [{ document, newsSince: becameNews(firstPublishedAt, movesOf.get(id) ?? []) }]
        : []
    })
    .filter(({ newsSince }) => begin < newsSince && newsSince <= end)
    .toSorted((one, other) => Date.parse(other.newsSince) - Date.parse(one.newsSince))
    .slice(0, mostRecords)
}

/** As mails name them, their texts falling back as those of their pages do. */
function nameRecords(
  { payload, settings }: NewestOf,
  { list, newest }: { list: ListWithMail; newest: readonly NewestRecord[] },
  language: Language,
): readonly DatedRecord[] {
  const fallbacks = fallbacksOfCollection(payload, list, language)
  return newest.map(({ document, newsSince }) => {
    const record = new RecordReader(document, language, fallbacks)
    const deadline = record.moment('deadline')
    const timeZone = record.plain('deadline_tz') ?? defaultTimeZone
    return {
      newsSince,
      title: record.requiredText('title').text,
      deadline: deadline === null ? undefined : formatMoment(deadline, language, timeZone),
      address: `${settings.siteUrl}${addressOfRecord(list, record.plain('slug') ?? record.id, language)}`,
    }
  })
}

/** When a record was first published, or published again after it was away when it was to be announced. */
function becameNews(firstPublishedAt: string, moves: readonly Move[]): string {
  let newsSince = firstPublishedAt
  let isTakenBack = false
  for (const { act, at } of moves) {
    const age = Date.parse(at) - Date.parse(newsSince)
    const isOnSite = act === 'published'
    if (isOnSite && isTakenBack && age >= grace - unsure) newsSince = at
    isTakenBack = !isOnSite && (isTakenBack || (age >= 0 && age < grace - unsure))
  }
  return newsSince
}

async function subscribersBefore(
  payload: Payload,
  list: ListWithMail,
  until: string,
  last: number,
): Promise<ListSubscriber[]> {
  const { docs } = await payload.find({
    collection: 'list-subscribers',
    where: {
      and: [
        { list: { equals: list } },
        { id: { greater_than: last } },
        { confirmedAt: { less_than: until } },
        { or: [{ notifiedUntil: { exists: false } }, { notifiedUntil: { less_than: until } }] },
      ],
    },
    sort: 'id',
    limit: atOnce,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

/** @returns whether there was anything to write */
async function notify(
  { payload, settings, now }: NewestOf,
  { id, list, email, sentIn: language }: ListSubscriber,
  records: readonly DatedRecord[],
  until: string,
): Promise<boolean> {
  if (records.length === 0) return false
  const token = subscriberToken(payload.secret, list, email)
  const mail = newRecordsMail(settings.siteUrl, { list, email, language, token }, records)
  const { write, locked } = await rawSql(payload)
  const isDue = sql`id = ${id} AND (notified_until IS NULL OR notified_until < ${until})`
  await write([
    mailStatement(payload, mail, {
      settings,
      now,
      onlyIf: locked(sql`SELECT 1 FROM list_subscribers WHERE ${isDue}`),
    }),
    // Under another secret than at the beginning the token is another: the link in this mail works.
    sql`UPDATE list_subscribers SET notified_until = ${until}, token_hash = ${hashOfToken(token)} WHERE ${isDue}`,
  ])
  return true
}
