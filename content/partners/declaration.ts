import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const partners = {
  collection: 'partners',
  name: 'partners',
  page: '/partners',
  section: 'whoWeAre',
  hasPreview: true,
  namesOthers: true,
} as const satisfies KindDeclaration
