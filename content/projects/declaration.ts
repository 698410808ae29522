import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const projects = {
  collection: 'projects',
  name: 'projects',
  folder: 'projects',
  section: 'whatWeDo',
  more: 'moreProjects',
  feed: 'projects',
} as const satisfies KindDeclaration
