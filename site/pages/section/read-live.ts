import type { RouterContextProvider } from 'react-router'
import type { ContentKind } from '../../../store/read/content-kind.ts'
import { listRecords, type ListQuery } from '../../../store/read/list-records.ts'
import type { Language } from '../../../languages/languages.ts'
import { pageFreshnessContext, readingContext } from '../../loading/contexts.ts'
import { readOptional } from '../../loading/read-optional.ts'
import type { CardItem } from '../../ui/card/card.tsx'

/** Items of a kind that a section page shows. */
const shownInSection = 3

export interface LiveContent {
  items: CardItem[]
  /** How many there are in all. */
  total: number
}

/**
 * The first few of a list, and how many it has; cached no longer than it is true. A list that can't be read is left out.
 */
export async function readLive<RecordOfKind extends object>(
  context: Readonly<RouterContextProvider>,
  kind: ContentKind<RecordOfKind>,
  card: (record: RecordOfKind, language: Language) => CardItem,
  query: Pick<ListQuery, 'filters' | 'sort'> = {},
): Promise<LiveContent> {
  const reading = context.get(readingContext)
  const list = await readOptional(context, () =>
    listRecords(kind, reading, { ...query, perPage: shownInSection, asCards: true }),
  )
  if (!list) return { items: [], total: 0 }
  const freshness = context.get(pageFreshnessContext)
  for (const record of list.records) {
    if ('deadline' in record && typeof record.deadline === 'string') freshness.until(record.deadline)
    if ('endsAt' in record && typeof record.endsAt === 'string') freshness.until(record.endsAt)
  }
  return { items: list.records.map((record) => card(record, reading.language)), total: list.total }
}
