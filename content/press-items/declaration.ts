import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const pressItems = {
  collection: 'press-items',
  name: 'pressItems',
  page: '/media',
  pageName: 'media',
  section: 'infoCentre',
  feed: 'media',
  hasPreview: true,
  cover: 'press',
} as const satisfies KindDeclaration
