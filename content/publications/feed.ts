import { feedFile, type FeedOfKind } from '../feed-of-kind.ts'
import type { Publication } from './kind.ts'

export const publicationFeed: FeedOfKind<Publication> = {
  newestBy: 'publishedOn',
  published: ({ publishedOn }) => `${publishedOn}T12:00:00.000Z`,
  authors: ({ authors }) => authors,
  files: ({ files }) => files.map(({ file, language }) => feedFile(file, language)),
}
