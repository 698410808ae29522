import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const ourImpacts = {
  collection: 'our-impacts',
  page: '/',
} as const satisfies KindDeclaration
