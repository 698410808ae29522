import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const oicSystemCharts = {
  collection: 'oic-system-charts',
  page: '/who-we-are',
} as const satisfies KindDeclaration
