import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const cop = {
  collection: 'cop',
  name: 'conference',
  page: '/cop',
  section: 'infoCentre',
  hasPreview: true,
  namesOthers: true,
} as const satisfies KindDeclaration
