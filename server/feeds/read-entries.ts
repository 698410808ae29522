import { eventKind } from '../../content/events/kind.ts'
import { newsKind } from '../../content/news/kind.ts'
import { pressItemKind } from '../../content/press-items/kind.ts'
import { projectKind } from '../../content/projects/kind.ts'
import { publicationKind } from '../../content/publications/kind.ts'
import type { Reading } from '../../store/read/reading.ts'
import { storyKind } from '../../content/stories/kind.ts'
import { tenderKind } from '../../procurement/tenders/kind.ts'
import { vacancyKind } from '../../recruitment/vacancies/kind.ts'
import type { FeedSection } from '../../site/feeds/feed-address.ts'
import { formatMoment, formatMoments } from '../../languages/moments.ts'
import { messagesOf } from '../../site/language/loaded-messages.ts'
import { entriesOfKind, feedFile } from './entries-of-kind.ts'
import { mostEntries, type FeedEntry } from './feed-entry.ts'
import { paragraphsOf } from './paragraphs.ts'

type ReadEntries = (reading: Reading) => Promise<FeedEntry[]>

const readers: Readonly<Record<Exclude<FeedSection, 'all'>, ReadEntries>> = {
  news: (reading) => entriesOfKind(reading, newsKind, { newestBy: 'date', published: ({ date }) => date }),

  stories: (reading) =>
    entriesOfKind(reading, storyKind, { newestBy: 'date', published: ({ date }) => date }),

  events: (reading) =>
    entriesOfKind(reading, eventKind, {
      newestBy: 'firstPublishedAt',
      facts: ({ startsAt, endsAt, timeZone, place, mode }, language) => {
        const { event: words, labelled } = messagesOf(language)
        const where = place && mode !== 'online' ? `${place.text} (${words.mode[mode]})` : words.mode[mode]
        return [
          labelled(words.when, formatMoments(startsAt, endsAt, language, timeZone)),
          labelled(words.where, where),
        ]
      },
      files: ({ documents }) => documents.map((file) => feedFile(file)),
    }),

  publications: (reading) =>
    entriesOfKind(reading, publicationKind, {
      newestBy: 'publishedOn',
      published: ({ publishedOn }) => `${publishedOn}T12:00:00.000Z`,
      authors: ({ authors }) => authors,
      files: ({ files }) => files.map(({ file, language }) => feedFile(file, language)),
    }),

  projects: (reading) => entriesOfKind(reading, projectKind, { newestBy: 'firstPublishedAt' }),

  media: (reading) =>
    entriesOfKind(reading, pressItemKind, {
      newestBy: 'date',
      published: ({ date }) => date,
      authors: ({ outlet }) => (outlet ? [outlet.text] : []),
      elsewhere: ({ link }) => (link && /^https?:/i.test(link) ? link : null),
    }),

  vacancies: (reading) =>
    entriesOfKind(reading, vacancyKind, {
      newestBy: 'postedAt',
      published: ({ postedAt }) => postedAt,
      facts: ({ deadline, timeZone, location }, language) => {
        const { vacancy: words, labelled } = messagesOf(language)
        const until = deadline ? formatMoment(deadline, language, timeZone) : words.untilFilled
        return [
          labelled(words.deadline, until),
          ...(location ? [labelled(words.location, location.text)] : []),
        ]
      },
    }),

  tenders: (reading) =>
    entriesOfKind(reading, tenderKind, {
      newestBy: 'issueDate',
      published: ({ issueDate }) => `${issueDate}T12:00:00.000Z`,
      summary: ({ description }) => ({ ...description, text: paragraphsOf(description.text)[0] ?? '' }),
      body: ({ description: { text, language } }) => ({
        language,
        blocks: paragraphsOf(text).map((paragraph) => ({ kind: 'paragraph', children: [paragraph] })),
      }),
      facts: ({ referenceNumber, deadline, timeZone }, language) => {
        const { tender: words, labelled } = messagesOf(language)
        return [
          labelled(words.reference, referenceNumber),
          labelled(words.deadline, formatMoment(deadline, language, timeZone)),
        ]
      },
      files: ({ documents }) => documents.map(({ file }) => feedFile(file)),
    }),
}

/** The newest entries of a section, newest first. */
export async function readEntries(section: FeedSection, reading: Reading): Promise<FeedEntry[]> {
  const wanted = section === 'all' ? Object.values(readers) : [readers[section]]
  const entries = await Promise.all(wanted.map((read) => read(reading)))
  return entries
    .flat()
    .toSorted((one, other) => Date.parse(other.published) - Date.parse(one.published))
    .slice(0, mostEntries)
}
