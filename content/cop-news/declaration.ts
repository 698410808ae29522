import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const copNews = {
  collection: 'cop-news',
  name: 'conferenceNews',
  folder: 'cop-news',
  page: '/cop',
  pageName: 'conference',
  section: 'infoCentre',
  more: 'moreNews',
  describedAs: 'NewsArticle',
} as const satisfies KindDeclaration
