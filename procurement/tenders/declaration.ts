import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const tenders = {
  collection: 'tenders',
  name: 'tenders',
  folder: 'tenders',
  forms: ['apply', 'ask'],
  section: 'getInvolved',
  feed: 'tenders',
  hasCalendar: true,
} as const satisfies KindDeclaration
