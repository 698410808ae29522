import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const topics = {
  collection: 'topics',
  page: '/projects',
  namesOthers: true,
} as const satisfies KindDeclaration
