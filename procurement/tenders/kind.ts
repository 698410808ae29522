import { defaultTimeZone } from '../../languages/time-zones.ts'
import { arabicBeforeEnglishInPersian } from '../../languages/languages.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { readDocumentFile, type DocumentFile } from '../../store/read/document-file.ts'
import { equals, inYear, refersToCountry, refersToSlug } from '../../store/read/filters.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import {
  readCountryReference,
  readReference,
  type CountryReference,
  type RecordReference,
} from '../../store/read/reference.ts'
import type { RecordReader } from '../../store/read/record-reader.ts'
import { tenderCategories, tenderOutcomes } from './choices.ts'
import { isTenderOpen, tenderStatus } from './openness.ts'
import { feedFile, type FeedOfKind } from '../../content/feed-of-kind.ts'
import { formatMoment } from '../../languages/moments.ts'
import { paragraphsOf } from '../../store/rich-text/paragraphs.ts'

/** What changed after publication, and why. */
export interface Addendum {
  /** Instant, ISO 8601. */
  publishedAt: string
  reason: LocalizedText | null
  previousDeadline: string | null
  newDeadline: string | null
  replacedDocuments: { name: string | null; version: string | null; file: DocumentFile | null }[]
}

export interface TenderOutcome {
  outcome: (typeof tenderOutcomes)[number]
  /** `YYYY-MM-DD` */
  on: string | null
  note: LocalizedText | null
}

export interface Tender {
  id: string
  slug: string
  title: LocalizedText
  description: LocalizedText
  location: LocalizedText | null
  duration: LocalizedText | null
  arabic: {
    title: string | null
    description: string | null
    location: string | null
    duration: string | null
  }
  referenceNumber: string
  category: (typeof tenderCategories)[number]
  /** `YYYY-MM-DD` */
  issueDate: string
  /** Instant, ISO 8601, after which no proposal is accepted. */
  deadline: string
  /** IANA name of the zone in which the deadline is given. */
  timeZone: string
  isExpired: boolean
  /** Rounded up; 0 when expired (specification, section 9). */
  daysRemaining: number
  /** Instant until which questions are taken: the deadline unless an editor set an earlier one. */
  enquiriesUntil: string
  documents: { title: LocalizedText; version: string | null; file: DocumentFile }[]
  /** Whether its list names a document that visitors do not get to see. */
  lacksDocument: boolean
  /** The newest first. */
  addenda: Addendum[]
  outcome: TenderOutcome | null
  mobileNumber: string | null
  landNumber: string | null
  email: string | null
  topics: RecordReference[]
  countries: CountryReference[]
  projects: RecordReference[]
  updatedAt: string
}

export const tenderKind: ContentKind<Tender> = {
  collection: 'tenders',
  notOnCards: ['documents', 'addenda', 'projects'],
  sorts: {
    '-date': ['-issueDate'],
    date: ['issueDate'],
    deadline: { startsAt: 'deadline', endsAt: 'deadline', endedBy: 'outcome' },
    '-deadline': ['-deadline'],
  },
  filters: {
    status: tenderStatus,
    category: equals('category'),
    topic: refersToSlug('topics'),
    country: refersToCountry,
    project: refersToSlug('projects'),
    year: inYear('issueDate'),
  },
  read: (asked, { now }) => {
    const reader = asked.fallingBackTo(arabicBeforeEnglishInPersian(asked.language))
    const deadline = reader.requiredMoment('deadline')
    const outcome = readOutcome(reader)
    const isExpired = !isTenderOpen({ deadline, outcome }, now)
    const documents = reader.list('documents', (row) => ({
      title: row.requiredText('title'),
      version: row.plain('version'),
      file: row.related('file', readDocumentFile),
    }))
    return {
      id: reader.id,
      slug: reader.requiredPlain('slug'),
      title: reader.requiredText('title'),
      description: reader.requiredText('description'),
      location: reader.text('location'),
      duration: reader.text('duration'),
      arabic: {
        title: reader.textIn('title', 'ar'),
        description: reader.textIn('description', 'ar'),
        location: reader.textIn('location', 'ar'),
        duration: reader.textIn('duration', 'ar'),
      },
      referenceNumber: reader.requiredPlain('referenceNumber'),
      category: reader.oneOf('category', tenderCategories),
      issueDate: reader.requiredMoment('issueDate').slice(0, 10),
      deadline,
      timeZone: reader.plain('deadline_tz') ?? defaultTimeZone,
      isExpired,
      daysRemaining: isExpired ? 0 : daysRemaining(deadline, now),
      enquiriesUntil: earlier(reader.moment('enquiriesUntil') ?? deadline, deadline),
      documents: documents.flatMap(({ file, ...row }) => (file ? [{ ...row, file }] : [])),
      lacksDocument: documents.some(({ file }) => file === null),
      addenda: reader
        .list('addenda', readAddendum)
        .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt)),
      outcome,
      mobileNumber: reader.plain('mobileNumber'),
      landNumber: reader.plain('landNumber'),
      email: reader.plain('email'),
      topics: reader.list('topics', readReference),
      countries: reader.list('countries', readCountryReference),
      projects: reader.list('projects', readReference),
      updatedAt: reader.requiredMoment('updatedAt'),
    }
  },
}

export const tenderFeed: FeedOfKind<Tender> = {
  newestBy: 'issueDate',
  published: ({ issueDate }) => `${issueDate}T12:00:00.000Z`,
  summary: ({ description }) => ({ ...description, text: paragraphsOf(description.text)[0] ?? '' }),
  body: ({ description: { text, language } }) => ({
    language,
    blocks: paragraphsOf(text).map((paragraph) => ({ kind: 'paragraph', children: [paragraph] })),
  }),
  facts: (
    { referenceNumber, deadline, timeZone, outcome },
    { messages: { tender: words, labelled }, formMessages: { tenderDetails }, language },
  ) => [
    labelled(words.reference, referenceNumber),
    labelled(words.deadline, formatMoment(deadline, language, timeZone)),
    ...(outcome ? [labelled(tenderDetails.outcomeTitle, tenderDetails.outcome[outcome.outcome])] : []),
  ],
  files: ({ documents }) => documents.map(({ file }) => feedFile(file)),
}

function readAddendum(row: RecordReader): Addendum {
  return {
    publishedAt: row.requiredMoment('publishedAt'),
    reason: row.text('reason'),
    previousDeadline: row.moment('previousDeadline'),
    newDeadline: row.moment('newDeadline'),
    replacedDocuments: row.list('replacedDocuments', (replaced) => ({
      name: replaced.plain('name'),
      version: replaced.plain('version'),
      file: replaced.related('file', readDocumentFile),
    })),
  }
}

/** The earlier of two instants, ISO 8601 in UTC. */
function earlier(one: string, other: string): string {
  return one < other ? one : other
}

function readOutcome(reader: RecordReader): TenderOutcome | null {
  if (!reader.plain('outcome')) return null
  return {
    outcome: reader.oneOf('outcome', tenderOutcomes),
    on: reader.day('outcomeOn'),
    note: reader.text('outcomeNote'),
  }
}

const millisecondsPerDay = 24 * 60 * 60 * 1000

/** Days until a deadline, rounded up; 0 once it has passed (specification, section 9). */
export function daysRemaining(deadline: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(deadline) - now.getTime()) / millisecondsPerDay))
}
