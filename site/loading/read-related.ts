import type { RouterContextProvider } from 'react-router'
import type { ContentKind } from '../../store/read/content-kind.ts'
import type { ListQuery } from '../../store/read/list-records.ts'
import { similarRecords } from '../../store/read/list-records.ts'
import type { Language } from '../../languages/languages.ts'
import type { CardItem } from '../ui/card/card.tsx'
import { pageFreshnessContext, readingContext } from './contexts.ts'
import { readOptional } from './read-optional.ts'

/** Most items that a detail page leads on to. */
const mostRelated = 3

interface RelatedRequest<RecordOfKind> {
  context: Readonly<RouterContextProvider>
  kind: ContentKind<RecordOfKind>
  /** The record that the page shows. */
  of: { id: string; topics?: readonly { slug: string }[] }
  card: (record: RecordOfKind, language: Language) => CardItem
  /** What the others must be: open, for what one can apply for. */
  filters?: NonNullable<ListQuery['filters']>
}

/** Others of a kind to read on with: those with the same topics first, then the newest, or what comes next. A failure costs only them. */
export async function readRelated<RecordOfKind extends { id: string; topics?: readonly { slug: string }[] }>({
  context,
  kind,
  of: { id, topics = [] },
  card,
  filters = {},
}: RelatedRequest<RecordOfKind>): Promise<CardItem[]> {
  const reading = context.get(readingContext)
  const records = await readOptional(context, () =>
    similarRecords(kind, reading, {
      id,
      topics: 'topic' in kind.filters ? topics.map(({ slug }) => slug) : [],
      most: mostRelated,
      sort: Object.keys(kind.sorts).find((name) => name === 'next' || name.startsWith('-')),
      filters,
    }),
  )
  const freshness = context.get(pageFreshnessContext)
  for (const record of records ?? []) {
    if ('endsAt' in record && typeof record.endsAt === 'string') freshness.until(record.endsAt)
    if ('deadline' in record && typeof record.deadline === 'string') freshness.until(record.deadline)
  }
  return (records ?? []).map((record) => card(record, reading.language))
}
