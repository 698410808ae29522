import type { CollectionConfig } from 'payload'
import type { FeedOfKind, FeedRecord } from '../content/feed-of-kind.ts'
import type { DeclaredKind } from '../languages/declared-kinds.ts'
import type { ApiOfKind } from '../store/api/api-of-kind.ts'
import type { DatedArticle } from '../store/read/article.ts'
import type { ContentKind } from '../store/read/content-kind.ts'

/** A kind's records as its feed reads them. */
export interface KindFeed {
  kind: ContentKind<FeedRecord>
  feed: FeedOfKind<FeedRecord>
}

export interface ServerKind {
  collection: CollectionConfig
  api?: ApiOfKind<unknown>
  /** Its records are read as articles: it may have its pages from `site/pages/of-a-kind/`. */
  article?: ContentKind<DatedArticle>
  feed?: KindFeed
}

/** One for each declared kind; with a feed where the declaration names one, and only there. */
export type ServerKinds = {
  readonly [Declared in DeclaredKind as Declared['collection']]: ServerKind &
    (Declared extends { feed: string } ? { feed: KindFeed } : { feed?: never })
}

/** Ties a kind's reading to what its feed says of it. */
export function feedOf<RecordOfKind extends FeedRecord>(
  kind: ContentKind<RecordOfKind>,
  feed: FeedOfKind<RecordOfKind>,
): KindFeed {
  return { kind, feed }
}
