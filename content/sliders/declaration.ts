import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const sliders = {
  collection: 'sliders',
  page: '/',
} as const satisfies KindDeclaration
