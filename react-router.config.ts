import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'site',
  buildDirectory: 'build',
  ssr: true,
  // A table of all addresses weighs less than the requests that would discover it piece by piece.
  routeDiscovery: { mode: 'initial' },
  // Home alone has a part that could come apart, of half a kilobyte.
  splitRouteModules: false,
} satisfies Config
