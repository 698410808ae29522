import { localizedRichText, localizedText, localizedTextarea, upload } from '../../model/fields/fields.ts'
import { publishedCollection } from '../../model/published-collection.ts'

/** The texts of the site's fixed addresses; the slug is the address without its first slash. */
export const pages = publishedCollection({
  slug: 'pages',
  defaultSort: 'slug',
  columns: ['slug'],
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('metaDescription'),
    localizedTextarea('lead'),
    localizedRichText('body'),
    upload('image', 'media'),
  ],
})
