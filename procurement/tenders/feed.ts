import { feedFile, type FeedOfKind } from '../../content/feed-of-kind.ts'
import { formatMoment } from '../../languages/moments.ts'
import { paragraphsOf } from '../../store/rich-text/paragraphs.ts'
import type { Tender } from './kind.ts'

export const tenderFeed: FeedOfKind<Tender> = {
  newestBy: 'issueDate',
  published: ({ issueDate }) => `${issueDate}T12:00:00.000Z`,
  summary: ({ description }) => ({ ...description, text: paragraphsOf(description.text)[0] ?? '' }),
  body: ({ description: { text, language } }) => ({
    language,
    blocks: paragraphsOf(text).map((paragraph) => ({ kind: 'paragraph', children: [paragraph] })),
  }),
  facts: ({ referenceNumber, deadline, timeZone }, { tender: words, labelled }, language) => [
    labelled(words.reference, referenceNumber),
    labelled(words.deadline, formatMoment(deadline, language, timeZone)),
  ],
  files: ({ documents }) => documents.map(({ file }) => feedFile(file)),
}
