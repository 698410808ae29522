import type { ContentKind } from '../../store/read/content-kind.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { LocalizedRichText } from '../../store/rich-text/rich-text.ts'
import { readPicture, type Picture } from '../../store/read/picture.ts'
import { richTextOf } from '../../store/rich-text/read-rich-text.ts'

export interface Page {
  id: string
  slug: string
  title: LocalizedText
  metaDescription: LocalizedText | null
  lead: LocalizedText | null
  body: LocalizedRichText | null
  image: Picture | null
  updatedAt: string
}

export const pageKind: ContentKind<Page> = {
  collection: 'pages',
  isCached: true,
  searchedFields: ['title', 'lead'],
  sorts: { slug: ['slug'] },
  filters: {},
  read: (reader) => ({
    id: reader.id,
    slug: reader.requiredPlain('slug'),
    title: reader.requiredText('title'),
    metaDescription: reader.text('metaDescription'),
    lead: reader.text('lead'),
    body: richTextOf(reader, 'body'),
    image: reader.related('image', readPicture),
    updatedAt: reader.requiredMoment('updatedAt'),
  }),
}
