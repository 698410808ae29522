import type { FeedOfKind } from '../../content/feed-of-kind.ts'
import { formatMoment } from '../../languages/moments.ts'
import type { Vacancy } from './kind.ts'

export const vacancyFeed: FeedOfKind<Vacancy> = {
  newestBy: 'postedAt',
  published: ({ postedAt }) => postedAt,
  facts: ({ deadline, timeZone, location }, { vacancy: words, labelled }, language) => {
    const until = deadline ? formatMoment(deadline, language, timeZone) : words.untilFilled
    return [labelled(words.deadline, until), ...(location ? [labelled(words.location, location.text)] : [])]
  },
}
