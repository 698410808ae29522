import { defaultTimeZone } from '../time-zones.ts'
import { arabicBeforeEnglishInPersian } from '../projects/kind.ts'
import type { ContentKind } from '../read/content-kind.ts'
import { readDocumentFile, type DocumentFile } from '../read/document-file.ts'
import { equals, inYear, openUntil, refersToCountry, refersToSlug } from '../read/filters.ts'
import type { LocalizedText } from '../read/localized-text.ts'
import {
  readCountryReference,
  readReference,
  type CountryReference,
  type RecordReference,
} from '../read/reference.ts'
import { tenderCategories } from './collection.ts'
import { daysRemaining } from './days-remaining.ts'

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
  /** Instant after which no question is taken; none: the deadline. */
  enquiriesUntil: string | null
  /** IANA name of the zone in which the deadline is told. */
  timeZone: string
  isExpired: boolean
  /** Rounded up; 0 when expired (specification, section 9). */
  daysRemaining: number
  documents: { title: LocalizedText; version: string | null; file: DocumentFile }[]
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
  searchedFields: ['title', 'description', 'location'],
  sorts: {
    '-date': ['-issueDate'],
    date: ['issueDate'],
    deadline: ['deadline'],
    '-deadline': ['-deadline'],
  },
  filters: {
    status: openUntil('deadline'),
    category: equals('category'),
    topic: refersToSlug('topics'),
    country: refersToCountry,
    project: refersToSlug('projects'),
    year: inYear('issueDate'),
  },
  read: (asked, { now }) => {
    const reader = asked.fallingBackTo(arabicBeforeEnglishInPersian(asked.language))
    const deadline = reader.requiredMoment('deadline')
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
      enquiriesUntil: reader.moment('enquiriesUntil'),
      timeZone: reader.plain('deadline_tz') ?? defaultTimeZone,
      isExpired: Date.parse(deadline) <= now.getTime(),
      daysRemaining: daysRemaining(deadline, now),
      documents: reader
        .list('documents', (row) => ({
          title: row.requiredText('title'),
          version: row.plain('version'),
          file: row.related('file', readDocumentFile),
        }))
        .flatMap(({ file, ...row }) => (file ? [{ ...row, file }] : [])),
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
