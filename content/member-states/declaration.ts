import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const memberStates = {
  collection: 'member-states',
  name: 'members',
  page: '/members',
  section: 'whoWeAre',
} as const satisfies KindDeclaration
