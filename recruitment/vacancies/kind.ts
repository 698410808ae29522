import { defaultTimeZone } from '../../languages/time-zones.ts'
import { countryOfPlace } from '../../content/member-states/regional-network/match-country.ts'
import { readArticle, type Article } from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { equals, openUntil } from '../../store/read/filters.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { LocalizedRichText } from '../../store/rich-text/rich-text.ts'
import { vacancyKinds } from './collection.ts'
import { richTextOf } from '../../store/rich-text/read-rich-text.ts'
import type { FeedOfKind } from '../../content/feed-of-kind.ts'
import { formatMoment } from '../../languages/moments.ts'

export interface Vacancy extends Omit<Article, 'image'> {
  requirements: LocalizedRichText | null
  kind: (typeof vacancyKinds)[number]
  department: LocalizedText | null
  location: LocalizedText | null
  /** Two-letter code (ISO 3166-1, lower case) of the country that the location ends in. */
  countryCode: string | null
  grade: string | null
  positions: number | null
  postedAt: string
  /** Instant after which no application is accepted; none: open until filled. */
  deadline: string | null
  timeZone: string
  isExpired: boolean
}

/** The filter of lists and counts: whether applications are awaited. */
export const vacancyStatus = openUntil('deadline')

export const vacancyKind: ContentKind<Vacancy> = {
  collection: 'vacancies',
  notOnCards: ['body', 'requirements'],
  sorts: {
    '-date': ['-postedAt'],
    date: ['postedAt'],
    deadline: { startsAt: 'deadline', endsAt: 'deadline' },
  },
  filters: { status: vacancyStatus, kind: equals('kind') },
  read: (reader, { now }) => {
    const { image: _image, ...article } = readArticle(reader)
    const deadline = reader.moment('deadline')
    return {
      ...article,
      requirements: richTextOf(reader, 'requirements'),
      kind: reader.oneOf('kind', vacancyKinds),
      department: reader.text('department'),
      location: reader.text('location'),
      countryCode: countryOfPlace(reader.textIn('location', 'en'), reader.textIn('location', 'ar')),
      grade: reader.plain('grade'),
      positions: reader.number('positions'),
      postedAt: reader.requiredMoment('postedAt'),
      deadline,
      timeZone: reader.plain('deadline_tz') ?? defaultTimeZone,
      isExpired: deadline !== null && Date.parse(deadline) <= now.getTime(),
    }
  },
}

export const vacancyFeed: FeedOfKind<Vacancy> = {
  newestBy: 'postedAt',
  published: ({ postedAt }) => postedAt,
  facts: ({ deadline, timeZone, location }, { messages: { vacancy: words, labelled }, language }) => {
    const until = deadline ? formatMoment(deadline, language, timeZone) : words.untilFilled
    return [labelled(words.deadline, until), ...(location ? [labelled(words.location, location.text)] : [])]
  },
}
