import type { ContentKind } from '../read/content-kind.ts'
import type { LocalizedHtml, LocalizedText } from '../read/localized-text.ts'
import { readPicture, type Picture } from '../read/picture.ts'

export interface Page {
  id: string
  slug: string
  title: LocalizedText
  metaDescription: LocalizedText | null
  lead: LocalizedText | null
  body: LocalizedHtml | null
  image: Picture | null
  updatedAt: string
}

export const pageKind: ContentKind<Page> = {
  collection: 'pages',
  isKept: true,
  searchedFields: ['title', 'lead'],
  sorts: { slug: ['slug'] },
  filters: {},
  read: (reader) => ({
    id: reader.id,
    slug: reader.requiredPlain('slug'),
    title: reader.requiredText('title'),
    metaDescription: reader.text('metaDescription'),
    lead: reader.text('lead'),
    body: reader.html('body'),
    image: reader.related('image', readPicture),
    updatedAt: reader.requiredMoment('updatedAt'),
  }),
}
