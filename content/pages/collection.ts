import {
  checkbox,
  localizedRichText,
  localizedText,
  localizedTextarea,
  upload,
} from '../../model/fields/fields.ts'
import { publishedCollection } from '../../model/published-collection.ts'
import { placeOfPage } from './page-places.ts'

/** The texts of the site's fixed addresses, and pages that editors add; the slug is the address without its first slash. */
export const pages = publishedCollection({
  slug: 'pages',
  labels: {
    singular: { en: 'Page', ar: 'صفحة', fr: 'Page', fa: 'صفحه' },
    plural: { en: 'Pages', ar: 'الصفحات', fr: 'Pages', fa: 'صفحه‌ها' },
  },
  reviewedEvery: 12,
  publishedByAnother: true,
  placeOfSlug: placeOfPage,
  searched: {
    titles: ['title'],
    summaries: ['lead', 'metaDescription'],
    bodies: ['body'],
    alsoFoundBy: ['searchWords'],
  },
  defaultSort: 'slug',
  columns: ['slug'],
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('metaDescription'),
    localizedTextarea('lead'),
    localizedRichText('body'),
    upload('image', 'media'),
    localizedText('searchWords', { maxLength: 300 }),
    checkbox('inFooter', { sidebar: true }),
  ],
})
