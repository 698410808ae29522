import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const news = {
  collection: 'news',
  name: 'news',
  folder: 'news',
  section: 'infoCentre',
  more: 'moreNews',
  describedAs: 'NewsArticle',
  feed: 'news',
} as const satisfies KindDeclaration
