import type { CollectionSlug } from 'payload'
import type { KindDeclaration } from '../../../languages/kind-declaration.ts'

export const podcasts = {
  // Payload's types are of the real content model.
  collection: 'podcasts' as CollectionSlug,
  name: { en: 'Podcasts', ar: 'مدونات صوتية', fr: 'Balados', fa: 'پادکست‌ها' },
  folder: 'podcasts',
  section: 'infoCentre',
  more: {
    en: 'More podcasts',
    ar: 'المزيد من المدونات الصوتية',
    fr: 'D’autres balados',
    fa: 'پادکست‌های بیشتر',
  },
  feed: 'podcasts',
} as const satisfies KindDeclaration
