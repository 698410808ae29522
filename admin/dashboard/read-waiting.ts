import { createLocalReq, type CollectionSlug, type Payload, type TypedUser, type Where } from 'payload'
import { readBackupState } from '../../backup/backup-state.ts'
import type { Environment } from '../../environment.ts'
import { isolated } from '../../languages/isolated.ts'
import { languageCodes, languages, type Language } from '../../languages/languages.ts'
import { formatGregorianMoment } from '../../languages/moments.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { dashboardWords } from '../../languages/back-office/dashboard-words.ts'
import { translationWords } from '../../languages/back-office/translation-words.ts'
import { verificationWords } from '../../languages/back-office/verification-words.ts'
import { readLinkCheck } from '../../content/link-check/stored-check.ts'
import { commentWords } from '../../languages/back-office/comment-words.ts'
import { reviewWords } from '../../languages/back-office/review-words.ts'
import { commentsWaitingFor } from '../../model/comments/comments.ts'
import { reviewsWaitingFor } from '../../model/review/reviews.ts'
import { linkCheckWords } from '../../languages/back-office/link-check-words.ts'
import { hasRole, holdsRoleItself, type Role } from '../../model/access/roles.ts'
import { countTranslationStates } from '../../model/translations/matrix.ts'
import { translationRights } from '../../model/translations/translation-access.ts'
import { inLanguage } from '../../model/editing/differing-fields.ts'
import { readVerification } from '../../procurement/procurement-record/nightly/verifications.ts'
import { tendersToConfirm } from '../../procurement/custodians/appointments.ts'
import { custodianContextOf } from '../../procurement/custodians/custodian-context.ts'
import { describeOverview } from '../../procurement/custodians/describe-custodians.ts'
import { describeOpenings } from '../../procurement/openings/describe-opening.ts'
import { custodianOpeningContext } from '../../procurement/openings/opening-context.ts'
import { tendersToOpen } from '../../procurement/proposal-openings/tenders-to-open.ts'
import { readSearchesWithoutResult } from '../../store/reading-counts/read-readings.ts'
import { recentDays } from '../../store/reading-counts/recent-days.ts'
import { readMailState } from '../../store/mail/outgoing-mail.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'

import { isHiddenFrom } from '../hidden-from.ts'
import { findingGroups, findingsOf } from '../link-check/own-findings.ts'

export interface Asking {
  payload: Payload
  user: TypedUser
  settings: Environment
  language: Language
  now: Date
}

/** Something that waits: what, how many, and the list that shows as many. */
export interface Waiting {
  key: string
  what: string
  /** Nothing for what is a state and no number. */
  count?: number
  /** Nothing where there is no list of it. */
  address?: string
  /** Whether somebody has to act at once. */
  isUrgent?: boolean
}

/** What could not be read is named, and the rest is shown. */
export interface WaitingFound {
  waiting: Waiting[]
  failed: string[]
}

interface Part {
  key: string
  what: string
  read: () => Promise<Waiting[]>
}

const day = 24 * 60 * 60_000

/** What waits for a person, by their roles. Failures of one part leave the others. */
export async function readWaiting(asking: Asking): Promise<WaitingFound> {
  const parts = partsOf(asking)
  const read = await Promise.allSettled(parts.map((part) => part.read()))
  return {
    waiting: read.flatMap((found) => (found.status === 'fulfilled' ? found.value : [])),
    failed: read.flatMap((found, index) => {
      if (found.status === 'fulfilled') return []
      const part = parts[index]
      asking.payload.logger.error({ err: found.reason, msg: `What waits could not be read: ${part?.key}` })
      return part ? [part.what] : []
    }),
  }
}

function partsOf(asking: Asking): Part[] {
  const { user, language, now, payload, settings } = asking
  const words = dashboardWords[language]
  const isOf = (...roles: Role[]) => hasRole(user, ...roles)
  const week = { greater_than: now.toISOString(), less_than: new Date(now.getTime() + 7 * day).toISOString() }
  const soon: Where = { and: [{ deadline: week }, { _status: { equals: 'published' } }] }
  const list = (key: keyof typeof words.lists, collection: CollectionSlug, where: Where): Part => ({
    key,
    what: words.lists[key],
    read: () => readList(asking, { key, what: words.lists[key], collection, where }),
  })
  const unscanned: Where = {
    and: [
      { scan: { in: ['pending', 'none'] } },
      { withdrawnAt: { exists: false } },
      { erasedAt: { exists: false } },
    ],
  }
  return [
    ...(holdsRoleItself(user, 'bid-opener') ? [openings(asking)] : []),
    ...ofCustodians(asking),
    ...(isOf('procurement')
      ? [
          list('questions', 'tender-questions', { status: { equals: 'received' } }),
          list('tenderDeadlines', 'tenders', soon),
        ]
      : []),
    ...(isOf('human-resources')
      ? [
          list('applications', 'job-applications', { status: { equals: 'received' } }),
          list('internships', 'internship-applications', { status: { equals: 'received' } }),
          list('vacancyDeadlines', 'vacancies', soon),
        ]
      : []),
    ...(settings.CLAMD_ADDRESS && isOf('human-resources')
      ? [list('scans', 'job-applications', unscanned), list('scans', 'internship-applications', unscanned)]
      : []),
    ...(settings.CLAMD_ADDRESS && isOf('procurement') ? [list('scans', 'proposals', unscanned)] : []),
    reviews(asking),
    comments(asking),
    ...drafts(asking),
    translations(asking),
    ...(isOf('editor', 'procurement', 'human-resources') ? [links(asking)] : []),
    ...(isOf('editor') ? [searches(asking)] : []),
    ...(isOf('procurement') ? [verification(asking)] : []),
    ...(isOf('administrator') ? [backup(asking)] : []),
    ...(isOf('administrator') && sendsMail(settings) ? [mail(payload, words, now)] : []),
  ]
}

interface List {
  key: string
  what: string
  collection: CollectionSlug
  where: Where
}

/** How many records a list shows to the person, with its address; nothing where it is empty. */
async function readList(
  { payload, user }: Asking,
  { key, what, collection, where }: List,
): Promise<Waiting[]> {
  // As the list itself asks, which knows the latest drafts.
  const { totalDocs } = await payload.find({
    ...{ collection, where, draft: true, limit: 1, depth: 0, select: {} },
    ...{ overrideAccess: false, user },
  })
  if (totalDocs === 0) return []
  return [{ key: `${key} ${collection}`, what, count: totalDocs, address: addressOfList(collection, where) }]
}

/** The lists of single records that wait, one for each kind that the person manages. */
async function readListsOf(
  asking: Asking,
  records: readonly { kind: string; id: number }[],
  { key, list }: { key: string; list: (kind: string) => string },
): Promise<Waiting[]> {
  const { payload, user, language } = asking
  const waiting = Map.groupBy(records, ({ kind }) => kind)
  const found = await Promise.all(
    payload.config.collections
      .filter(({ slug, admin }) => waiting.has(slug) && !isHiddenFrom(user, admin.hidden))
      .map(({ slug, labels }) => {
        const ids = (waiting.get(slug) ?? []).map(({ id }) => id)
        const what = list(inLanguage(labels.plural, language) ?? slug)
        return readList(asking, { key, what, collection: slug, where: { id: { in: ids } } })
      }),
  )
  return found.flat()
}

/** Where the back office lists what matches, and nothing else. */
export function addressOfList(collection: CollectionSlug, where: Where): string {
  return `/admin/collections/${collection}?${new URLSearchParams(queryOf(where, 'where')).toString()}`
}

/** Names and values of an address' query, as Payload writes its filters into it. */
function queryOf(given: unknown, name: string): [string, string][] {
  if (typeof given !== 'object' || given === null) return [[name, String(given)]]
  return Object.entries(given).flatMap(([part, value]) => queryOf(value, `${name}[${part}]`))
}

/** Drafts that the person saved last, of each kind that they manage. */
function drafts(asking: Asking): Part[] {
  const { payload, user, language } = asking
  const words = dashboardWords[language]
  const where: Where = {
    and: [{ _status: { equals: 'draft' } }, { savedBy: { equals: user.name } }],
  }
  return payload.config.collections
    .filter(({ versions, admin: { hidden } }) => versions?.drafts && !isHiddenFrom(user, hidden))
    .map(({ slug, labels }) => {
      const what = words.drafts(inLanguage(labels.plural, language) ?? slug)
      return {
        key: `drafts ${slug}`,
        what,
        read: () => readList(asking, { key: 'drafts', what, collection: slug, where }),
      }
    })
}

/** Drafts that somebody has handed over to the person, or to whoever may publish them. */
function reviews(asking: Asking): Part {
  const { payload, user, language } = asking
  const words = reviewWords[language]
  return {
    key: 'reviews',
    what: words.title,
    read: async () => {
      const waiting = await reviewsWaitingFor(payload, user.id)
      return readListsOf(asking, waiting, { key: 'reviews', list: words.list })
    },
  }
}

/** Records with open comments for the person, of kinds that the person manages. */
function comments(asking: Asking): Part {
  const { payload, user, language } = asking
  const words = commentWords[language]
  return {
    key: 'comments',
    what: words.title,
    read: async () => {
      const waiting = await commentsWaitingFor(payload, user.id)
      const found = await readListsOf(asking, waiting, { key: 'comments', list: words.list })
      const ofGlobals = payload.config.globals
        .filter(
          ({ slug, admin }) => waiting.some(({ kind }) => kind === slug) && !isHiddenFrom(user, admin.hidden),
        )
        .map(({ slug, label }): Waiting => {
          const what = words.list(inLanguage(label, language) ?? slug)
          return { key: `comments ${slug}`, what, address: `/admin/globals/${slug}` }
        })
      return [...found, ...ofGlobals]
    },
  }
}

/** What the person may translate, by language and state. */
function translations({ payload, user, language }: Asking): Part {
  const words = translationWords[language]
  return {
    key: 'translations',
    what: words.title,
    read: async () => {
      const rights = await translationRights(await createLocalReq({ user }, payload))
      const counts = await countTranslationStates(payload, [...rights.keys()])
      const sumOf = (into: Language, state: 'missing' | 'outdated') =>
        counts
          .filter(
            (one) =>
              one.language === into && one.state === state && rights.get(one.kind)?.languages.includes(into),
          )
          .reduce((sum, { count }) => sum + count, 0)
      return languageCodes.flatMap((into) =>
        (['missing', 'outdated'] as const).flatMap((state): Waiting[] => {
          const count = sumOf(into, state)
          const what = dashboardWords[language].translations[state](isolated(languages[into].ownName))
          const address = `/admin/translations?language=${into}&state=${state}`
          return count === 0 ? [] : [{ key: `translations ${into} ${state}`, what, count, address }]
        }),
      )
    },
  }
}

function openings({ payload, language, now }: Asking): Part {
  const what = dashboardWords[language].lists.openings
  return {
    key: 'openings',
    what,
    read: async () => {
      const { length } = await tendersToOpen(payload, language, now)
      const address = '/admin/collections/proposal-openings'
      return length === 0 ? [] : [{ key: 'openings', what, count: length, address, isUrgent: true }]
    },
  }
}

/** What waits for custodians and for who appoints them. */
function ofCustodians({ payload, user, language, now }: Asking): Part[] {
  const { lists } = dashboardWords[language]
  const part = (
    key: 'custodianOpenings' | 'rehearsals' | 'appointments' | 'firstCustodians',
    read: () => Promise<Omit<Waiting, 'key' | 'what'> | undefined>,
  ): Part => ({
    ...{ key, what: lists[key] },
    read: async () => {
      const found = await read()
      return found && found.count !== 0 ? [{ key, what: lists[key], ...found }] : []
    },
  })
  const described = async () => {
    const context = { ...(await custodianContextOf(payload)), now: () => now }
    return describeOverview(context, user, language)
  }
  const appoints = holdsRoleItself(user, 'procurement')
  const isCustodian = holdsRoleItself(user, 'custodian')
  const openNow = part('custodianOpenings', async () => {
    const found = await describeOpenings(
      { ...(await custodianOpeningContext(payload)), now: () => now },
      user,
    )
    const { length: count } = found.filter(
      ({ mayBegin, mayHandIn, mayClose, mayRetry }) => mayBegin || mayHandIn || mayClose || mayRetry,
    )
    return { count, address: '/admin/openings', isUrgent: true }
  })
  const toRehearse = part('rehearsals', async () => {
    const { tenders } = await described()
    const { length: count } = tenders.filter(
      ({ isConfirmed, rehearsedAt, isReminded, deadline }) =>
        isConfirmed && (rehearsedAt === null || isReminded) && Date.parse(deadline) > now.getTime(),
    )
    return { count, address: '/admin/custodians' }
  })
  const toConfirm = part('appointments', async () => {
    const tenders = await tendersToConfirm(payload, user.id)
    const address =
      tenders.length === 1
        ? `/admin/collections/tenders/${tenders[0]}`
        : addressOfList('tenders', { id: { in: tenders } })
    return { count: tenders.length, address }
  })
  const toSetUp = part('firstCustodians', async () => {
    const { firstSteps } = await described()
    return firstSteps && !firstSteps.areAppointed
      ? { address: '/admin/custodians', isUrgent: true }
      : undefined
  })
  return [
    ...(appoints || isCustodian ? [openNow] : []),
    ...(isCustodian ? [toRehearse] : []),
    ...(appoints ? [toConfirm] : []),
    ...(hasRole(user, 'procurement') ? [toSetUp] : []),
  ]
}

/** What the nightly check of links found in what the person manages. */
function links({ payload, user, language }: Asking): Part {
  const words = linkCheckWords[language]
  return {
    key: 'links',
    what: words.title,
    read: async () => {
      const found = findingsOf(payload, user, (await readLinkCheck(payload)).findings)
      return findingGroups
        .filter((group) => found[group].length > 0)
        .map((group) => ({
          key: `links ${group}`,
          what: words.groups[group],
          count: found[group].length,
          address: `/admin/link-check#${group}`,
        }))
    },
  }
}

/** Searched texts that are shown further down. */
function searches({ payload, language, now }: Asking): Part {
  const what = dashboardWords[language].lists.searches
  return {
    key: 'searches',
    what,
    read: async () => {
      const { length } = await readSearchesWithoutResult(payload, recentDays(now, shownDays), shownSearches)
      return length === 0 ? [] : [{ key: 'searches', what, count: length, address: `#${searchesId}` }]
    },
  }
}

/** Days of which the dashboard shows what was read, and how many searches at most. */
export const shownDays = 30
export const shownSearches = 20
export const searchesId = 'searches-without-result'

function backup({ settings, language, now }: Asking): Part {
  const words = dashboardWords[language]
  return {
    key: 'backup',
    what: words.backup.made,
    read: async () => {
      const { newest, lastAttempt } = await readBackupState(settings.dataFolder, now)
      const outcome = lastAttempt?.outcome
      const isFailed = outcome === 'failed' || outcome === 'broken off'
      if (isFailed) return [{ key: 'backup', what: words.backup.failed, isUrgent: true }]
      if (!newest) return [{ key: 'backup', what: words.backup.none, isUrgent: true }]
      const { isOld, missing } = newest
      const moment = formatGregorianMoment(newest.moment, language, defaultTimeZone)
      const state = isOld ? 'old' : missing > 0 ? 'incomplete' : 'made'
      return [{ key: 'backup', what: words.line(words.backup[state], moment), isUrgent: state !== 'made' }]
    },
  }
}

/** What the last nightly verification found; nothing before the first night. */
function verification({ payload, language, now }: Asking): Part {
  const words = verificationWords[language]
  const { line } = dashboardWords[language]
  const shared = { key: 'verification', address: '/admin/collections/procurement-record' }
  return {
    key: 'verification',
    what: words.title,
    read: async () => {
      const { last, fault, isOld } = await readVerification(payload, now)
      if (last && last.findings.length > 0)
        return [{ ...shared, what: words.found, count: last.findings.length, isUrgent: true }]
      if (fault !== undefined) return [{ ...shared, what: words.failed, isUrgent: true }]
      if (!last) return []
      const moment = formatGregorianMoment(last.finishedAt, language, defaultTimeZone)
      return [{ ...shared, what: line(isOld ? words.old : words.sound, moment), isUrgent: isOld }]
    },
  }
}

function mail(payload: Payload, { lists }: (typeof dashboardWords)[Language], now: Date): Part {
  return {
    key: 'mail',
    what: lists.unsentMail,
    read: async () => {
      const { unsent, givenUp } = await readMailState(payload, now)
      return [
        ...(unsent > 0 ? [{ key: 'unsentMail', what: lists.unsentMail, count: unsent }] : []),
        ...(givenUp > 0
          ? [{ key: 'givenUpMail', what: lists.givenUpMail, count: givenUp, isUrgent: true }]
          : []),
      ]
    },
  }
}
