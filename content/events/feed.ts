import { formatMoments } from '../../languages/moments.ts'
import { feedFile, type FeedOfKind } from '../feed-of-kind.ts'
import type { NetworkEvent } from './kind.ts'

export const eventFeed: FeedOfKind<NetworkEvent> = {
  newestBy: 'firstPublishedAt',
  facts: ({ startsAt, endsAt, timeZone, place, mode }, { event: words, labelled }, language) => {
    const where = place && mode !== 'online' ? `${place.text} (${words.mode[mode]})` : words.mode[mode]
    return [
      labelled(words.when, formatMoments(startsAt, endsAt, language, timeZone)),
      labelled(words.where, where),
    ]
  },
  files: ({ documents }) => documents.map((file) => feedFile(file)),
}
