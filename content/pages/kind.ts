import { readTitled, type TitledRecord } from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { LocalizedRichText } from '../../store/rich-text/rich-text.ts'
import { readPicture, type Picture } from '../../store/read/picture.ts'
import { richTextOf } from '../../store/rich-text/read-rich-text.ts'

export interface Page extends TitledRecord {
  metaDescription: LocalizedText | null
  lead: LocalizedText | null
  body: LocalizedRichText | null
  image: Picture | null
}

export const pageKind: ContentKind<Page> = {
  collection: 'pages',
  isCached: true,
  sorts: { slug: ['slug'] },
  filters: {},
  read: (reader) => ({
    ...readTitled(reader),
    metaDescription: reader.text('metaDescription'),
    lead: reader.text('lead'),
    body: richTextOf(reader, 'body'),
    image: reader.related('image', readPicture),
  }),
}
