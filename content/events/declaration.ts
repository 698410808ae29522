import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const events = {
  collection: 'events',
  name: 'events',
  folder: 'events',
  section: 'infoCentre',
  more: 'moreEvents',
  feed: 'events',
  hasCalendar: true,
} as const satisfies KindDeclaration
