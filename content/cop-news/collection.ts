import { relation } from '../../model/fields/fields.ts'
import { articleFields } from '../../model/fields/article.ts'
import { publicationMoment } from '../../model/fields/publication-date.ts'
import { publishedCollection } from '../../model/published-collection.ts'

export const copNews = publishedCollection({
  slug: 'cop-news',
  labels: {
    singular: {
      en: 'Conference news item',
      ar: 'خبر عن مؤتمر الأطراف',
      fr: 'Actualité de la Conférence',
      fa: 'خبر کنفرانس',
    },
    plural: {
      en: 'Conference news',
      ar: 'أخبار مؤتمر الأطراف',
      fr: 'Actualités de la Conférence',
      fa: 'خبرهای کنفرانس',
    },
  },
  searched: {
    titles: ['title'],
    summaries: ['summary'],
    bodies: ['body'],
    refersTo: { conference: 'cop' },
    date: 'date',
  },
  columns: ['date'],
  defaultSort: '-date',
  fields: [...articleFields(), publicationMoment(), relation('conference', 'cop')],
})
