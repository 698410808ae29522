import { defaultTimeZone } from '../../languages/time-zones.ts'
import {
  readArticle,
  readSubjects,
  subjectFilters,
  type Article,
  type Subjects,
} from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { readDocumentFile, type DocumentFile } from '../../store/read/document-file.ts'
import { equals, inYear, overAfter } from '../../store/read/filters.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { LocalizedRichText } from '../../store/rich-text/rich-text.ts'
import { eventKinds, eventModes } from './collection.ts'
import { richTextOf } from '../../store/rich-text/read-rich-text.ts'
import { formatMoments } from '../../languages/moments.ts'
import { feedFile, type FeedOfKind } from '../feed-of-kind.ts'

export interface NetworkEvent extends Article, Subjects {
  kind: (typeof eventKinds)[number]
  mode: (typeof eventModes)[number]
  /** Instants, ISO 8601. */
  startsAt: string
  endsAt: string
  /** IANA name of the zone in which the event's times are given. */
  timeZone: string
  isPast: boolean
  place: LocalizedText | null
  onlineLink: string | null
  registrationLink: string | null
  agenda: { time: string; title: LocalizedText }[]
  speakers: { role: LocalizedText; affiliation: LocalizedText | null }[]
  documents: DocumentFile[]
  outcome: LocalizedRichText | null
}

export const eventKind: ContentKind<NetworkEvent> = {
  collection: 'events',
  notOnCards: ['body', 'agenda', 'speakers', 'documents', 'outcome', 'projects'],
  sorts: { next: { startsAt: 'startsAt', endsAt: 'endsAt' }, '-date': ['-startsAt'], date: ['startsAt'] },
  filters: {
    time: overAfter('endsAt'),
    kind: equals('kind'),
    mode: equals('mode'),
    ...subjectFilters,
    year: inYear('startsAt'),
  },
  read: (reader, { now }) => {
    const endsAt = reader.requiredMoment('endsAt')
    return {
      ...readArticle(reader),
      kind: reader.oneOf('kind', eventKinds),
      mode: reader.oneOf('mode', eventModes),
      startsAt: reader.requiredMoment('startsAt'),
      endsAt,
      timeZone: reader.plain('startsAt_tz') ?? defaultTimeZone,
      isPast: Date.parse(endsAt) <= now.getTime(),
      place: reader.text('place'),
      onlineLink: reader.plain('onlineLink'),
      registrationLink: reader.plain('registrationLink'),
      agenda: reader.list('agenda', (row) => ({
        time: row.plain('time') ?? '',
        title: row.requiredText('title'),
      })),
      speakers: reader.list('speakers', (row) => ({
        role: row.requiredText('role'),
        affiliation: row.text('affiliation'),
      })),
      documents: reader.list('documents', readDocumentFile).filter((file) => file !== null),
      outcome: richTextOf(reader, 'outcome'),
      ...readSubjects(reader),
    }
  },
}

export const eventFeed: FeedOfKind<NetworkEvent> = {
  newestBy: 'firstPublishedAt',
  facts: (
    { startsAt, endsAt, timeZone, place, mode },
    { messages: { event: words, labelled }, language },
  ) => {
    const where = place && mode !== 'online' ? `${place.text} (${words.mode[mode]})` : words.mode[mode]
    return [
      labelled(words.when, formatMoments(startsAt, endsAt, language, timeZone)),
      labelled(words.where, where),
    ]
  },
  files: ({ documents }) => documents.map((file) => feedFile(file)),
}
