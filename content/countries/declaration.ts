import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const countries = {
  collection: 'countries',
  name: 'countries',
  folder: 'countries',
  section: 'whatWeDo',
  titleField: 'name',
  namesOthers: true,
} as const satisfies KindDeclaration
