import { eventKind, type NetworkEvent } from '../../content/events/kind.ts'
import { addressOfRecord } from '../../languages/addresses.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import type { Reading } from '../../store/read/reading.ts'
import type { RecordReader } from '../../store/read/record-reader.ts'
import { tenderKind, type Tender } from '../../procurement/tenders/kind.ts'
import { vacancyKind, type Vacancy } from '../../recruitment/vacancies/kind.ts'
import { formatMoment } from '../../languages/moments.ts'
import { messagesOf } from '../../site/language/loaded-messages.ts'
import type { CalendarSection } from '../../site/feeds/feed-address.ts'
import { readPictureFile } from '../feeds/read-picture-file.ts'
import type { CalendarDate } from './calendar-date.ts'

/** Kinds whose records are dates, read as a calendar wants them; nothing for one that has no date. */
export function calendarKinds(
  siteUrl: string,
): Readonly<Record<CalendarSection, ContentKind<CalendarDate | null>>> {
  return {
    events: {
      ...eventKind,
      sorts: { date: ['startsAt'] },
      read: (reader, reading) => ({
        ...shared('events', reader, reading, siteUrl),
        ...eventDate(eventKind.read(reader, reading), reading),
      }),
    },
    tenders: {
      ...tenderKind,
      sorts: { date: ['deadline'] },
      read: (reader, reading) => {
        const own = tenderDate(tenderKind.read(reader, reading), reading)
        return own && { ...shared('tenders', reader, reading, siteUrl), ...own }
      },
    },
    vacancies: {
      ...vacancyKind,
      sorts: { date: ['deadline'] },
      read: (reader, reading) => {
        const own = vacancyDate(vacancyKind.read(reader, reading), reading)
        return own && { ...shared('vacancies', reader, reading, siteUrl), ...own }
      },
    },
  }
}

type Own =
  | 'title'
  | 'description'
  | 'startsAt'
  | 'endsAt'
  | 'place'
  | 'onlineLink'
  | 'categories'
  | 'reminders'

function shared(
  section: CalendarSection,
  reader: RecordReader,
  { language }: Reading,
  siteUrl: string,
): Omit<CalendarDate, Own> {
  const picture = reader.related('image', readPictureFile)
  return {
    key: `${section}/${reader.id}`,
    address: `${siteUrl}${addressOfRecord(section, reader.requiredPlain('slug'), language)}`,
    picture: picture && { address: `${siteUrl}${picture.address}`, mediaType: picture.mediaType },
    createdAt: reader.requiredMoment('createdAt'),
    updatedAt: reader.requiredMoment('updatedAt'),
  }
}

function eventDate(event: NetworkEvent, { language }: Reading): Pick<CalendarDate, Own> {
  const { event: words, labelled } = messagesOf(language)
  const times = [event.startsAt, event.endsAt].map((instant) =>
    formatMoment(instant, language, event.timeZone),
  )
  const where = [event.mode === 'online' ? null : event.place?.text, words.mode[event.mode]].filter(Boolean)
  return {
    title: event.title,
    description: paragraphs([
      event.summary?.text,
      labelled(words.when, times.join(' – ')),
      labelled(words.where, where.join(' – ')),
      event.registrationLink && labelled(words.register, event.registrationLink),
    ]),
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    place: event.place,
    onlineLink: event.onlineLink,
    categories: [words.kind[event.kind], ...event.topics.map(({ title }) => title.text)],
    reminders: ['P1D'],
  }
}

/** A tender's deadline; what is decided before, or cancelled, has none any more. Calendars show it in their owner's zone, so that the text gives it in the tender's own. */
function tenderDate(tender: Tender, { language, now }: Reading): Pick<CalendarDate, Own> | null {
  const { outcome, deadline } = tender
  if (outcome && (outcome.outcome === 'cancelled' || Date.parse(deadline) > now.getTime())) return null
  const { tender: words, labelled } = messagesOf(language)
  return {
    title: { ...tender.title, text: labelled(words.deadline, tender.title.text) },
    description: paragraphs([
      labelled(words.deadline, formatMoment(tender.deadline, language, tender.timeZone)),
      labelled(words.reference, tender.referenceNumber),
      tender.email && labelled(words.email, tender.email),
    ]),
    startsAt: tender.deadline,
    endsAt: null,
    place: null,
    onlineLink: null,
    categories: [words.category[tender.category]],
    reminders: ['P7D', 'P1D'],
  }
}

/** A vacancy's deadline; what is open until filled has none. */
function vacancyDate(vacancy: Vacancy, { language }: Reading): Pick<CalendarDate, Own> | null {
  const { vacancy: words, labelled } = messagesOf(language)
  const { deadline, timeZone, title } = vacancy
  if (!deadline) return null
  return {
    title: { ...title, text: labelled(words.deadline, title.text) },
    description: paragraphs([
      vacancy.summary?.text,
      labelled(words.deadline, formatMoment(deadline, language, timeZone)),
      vacancy.location && labelled(words.location, vacancy.location.text),
    ]),
    startsAt: deadline,
    endsAt: null,
    place: null,
    onlineLink: null,
    categories: [words.kind[vacancy.kind]],
    reminders: ['P7D', 'P1D'],
  }
}

function paragraphs(lines: readonly (string | null | undefined)[]): string {
  return lines.filter(Boolean).join('\n\n')
}
