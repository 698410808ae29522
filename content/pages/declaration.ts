import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const pages = {
  collection: 'pages',
  name: 'pages',
  folder: '',
} as const satisfies KindDeclaration
