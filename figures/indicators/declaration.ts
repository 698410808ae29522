import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const indicators = {
  collection: 'indicators',
  name: 'indicators',
  folder: 'data-tools/indicators',
  page: '/data-tools',
  section: 'infoCentre',
} as const satisfies KindDeclaration
