import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const teamMembers = {
  collection: 'team-members',
  name: 'team',
  page: '/team',
  section: 'whoWeAre',
  hasPreview: true,
} as const satisfies KindDeclaration
