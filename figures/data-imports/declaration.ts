import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const dataImports = {
  collection: 'data-imports',
  name: 'updates',
  folder: 'data-tools/updates',
  more: 'moreData',
  feed: 'data',
  cover: 'data',
} as const satisfies KindDeclaration
