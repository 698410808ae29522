import type { Reading } from '../../store/read/reading.ts'
import { serverKinds } from '../../payload/kinds.ts'
import { feedSections, kindOfSection, type FeedSection } from '../../site/feeds/feed-address.ts'
import { entriesOfKind } from './entries-of-kind.ts'
import { mostEntries, type FeedEntry } from './feed-entry.ts'

/** The newest entries of a section, newest first. */
export async function readEntries(section: FeedSection, reading: Reading): Promise<FeedEntry[]> {
  const wanted = section === 'all' ? feedSections.filter((name) => name !== 'all') : [section]
  const entries = await Promise.all(
    wanted.map((name) => {
      const { kind, feed } = serverKinds[kindOfSection(name).collection].feed
      return entriesOfKind(reading, kind, feed)
    }),
  )
  return entries
    .flat()
    .toSorted((one, other) => Date.parse(other.published) - Date.parse(one.published))
    .slice(0, mostEntries)
}
