import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const stories = {
  collection: 'stories',
  name: 'stories',
  folder: 'stories',
  section: 'infoCentre',
  more: 'moreStories',
  feed: 'stories',
} as const satisfies KindDeclaration
