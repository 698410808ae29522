import type { FeedOfKind } from '../../content/feed-of-kind.ts'
import { formatList, formatNumber, formatYear } from '../../languages/format.ts'
import { isolated } from '../../languages/isolated.ts'
import { listRecords } from '../../store/read/list-records.ts'
import type { Reading } from '../../store/read/reading.ts'
import { indicatorKind } from '../indicators/kind.ts'
import type { DataImport } from './kind.ts'
import { countChangesOfImport } from './read-revisions.ts'

/** Whoever follows the figures reads what an update changed, and of which indicators it revised values, without opening it. */
export const dataImportFeed: FeedOfKind<DataImport> = {
  newestBy: 'date',
  published: ({ date }) => date,
  facts: async (update, { language, messages: { labelled }, figureMessages: { update: words } }, reading) => {
    const { version, undoneByVersion, counts } = update
    if (version === null) return []
    const revised = await readRevisedIndicators(reading, update)
    const number = (count: number) => formatNumber(count, language)
    const names = revised.map(({ title, count }) => `${isolated(title)} (${number(count)})`)
    return [
      labelled(words.version, formatYear(version, language)),
      ...(['new', 'revised', 'withdrawn'] as const)
        .filter((way) => counts[way] > 0)
        .map((way) => labelled(words.counts[way], number(counts[way]))),
      ...(names.length > 0 ? [labelled(words.changes, formatList(names, language))] : []),
      ...(undoneByVersion === null ? [] : [words.undone(formatYear(undoneByVersion, language))]),
    ]
  },
}

/** Indicators of which an update revised or withdrew values, and how many, in the order in which the site lists them. */
async function readRevisedIndicators(reading: Reading, update: DataImport) {
  if (update.counts.revised + update.counts.withdrawn === 0) return []
  const [changed, { records: indicators }] = await Promise.all([
    countChangesOfImport(reading, update),
    listRecords(indicatorKind, reading, { perPage: 0 }),
  ])
  return indicators.flatMap(({ id, title }) => {
    const { revised = 0, withdrawn = 0 } = changed.get(id) ?? {}
    return revised + withdrawn > 0 ? [{ title: title.text, count: revised + withdrawn }] : []
  })
}
