import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const programs = {
  collection: 'programs',
  name: 'programs',
  page: '/what-we-do',
  cover: 'programs',
  namesOthers: true,
} as const satisfies KindDeclaration
