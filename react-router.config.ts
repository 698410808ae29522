import type { Config } from '@react-router/dev/config'
import { writeRouteTables } from './site/route-tables.ts'

export default {
  appDirectory: 'site',
  buildDirectory: 'build',
  ssr: true,
  // A table of all of a language's addresses weighs less than the requests that would discover it piece by piece.
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => writeRouteTables('build/client/assets'),
} satisfies Config
