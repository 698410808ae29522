import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const vacancies = {
  collection: 'vacancies',
  name: 'vacancies',
  folder: 'vacancies',
  forms: ['apply'],
  section: 'getInvolved',
  feed: 'vacancies',
  hasCalendar: true,
} as const satisfies KindDeclaration
