import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const publications = {
  collection: 'publications',
  name: 'publications',
  folder: 'publications',
  section: 'infoCentre',
  more: 'morePublications',
  feed: 'publications',
} as const satisfies KindDeclaration
