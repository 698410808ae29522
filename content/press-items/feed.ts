import { feedByDate, type FeedOfKind } from '../feed-of-kind.ts'
import type { PressItem } from './kind.ts'

export const pressItemFeed: FeedOfKind<PressItem> = {
  ...feedByDate,
  authors: ({ outlet }) => (outlet ? [outlet.text] : []),
  elsewhere: ({ link }) => link,
}
