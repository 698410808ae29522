import type { RouterContextProvider } from 'react-router'
import { listRecords, type ContentKind, type ListQuery } from '../../content/read/content-kind.ts'
import type { Language } from '../i18n/languages.ts'
import type { CardItem } from '../ui/card/card.tsx'
import { chooseRelated, mostRelated } from './choose-related.ts'
import { pageFreshnessContext, readingContext } from './contexts.ts'
import { settle } from './settle.ts'

interface RelatedRequest<RecordOfKind> {
  context: Readonly<RouterContextProvider>
  kind: ContentKind<RecordOfKind>
  /** The record that the page shows. */
  of: { id: string; topics?: readonly { slug: string }[] }
  card: (record: RecordOfKind, language: Language) => CardItem
  /** What the others must be: open, for what one can apply for. */
  filters?: NonNullable<ListQuery['filters']>
}

/** Others of a kind to read on with: those with the same topics first, then the newest. A failure costs only them. */
export async function readRelated<RecordOfKind extends { id: string }>({
  context,
  kind,
  of: { id, topics = [] },
  card,
  filters = {},
}: RelatedRequest<RecordOfKind>): Promise<CardItem[]> {
  const reading = context.get(readingContext)
  const newestFirst = Object.keys(kind.sorts).find((name) => name.startsWith('-'))
  const shared = { sort: newestFirst, perPage: mostRelated + 1, filters }
  const ofTopics = 'topic' in kind.filters ? topics : []
  const records = await settle(context, async () => {
    const lists = await Promise.all([
      ...ofTopics.map(({ slug }) =>
        listRecords(kind, reading, { ...shared, filters: { ...filters, topic: slug } }),
      ),
      listRecords(kind, reading, shared),
    ])
    return chooseRelated(
      id,
      lists.flatMap((list) => list.records),
    )
  })
  const freshness = context.get(pageFreshnessContext)
  for (const record of records ?? []) {
    if ('endsAt' in record && typeof record.endsAt === 'string') freshness.until(record.endsAt)
    if ('deadline' in record && typeof record.deadline === 'string') freshness.until(record.deadline)
  }
  return (records ?? []).map((record) => card(record, reading.language))
}
