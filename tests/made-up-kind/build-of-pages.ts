import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { UNSAFE_withComponentProps, type ServerBuild } from 'react-router'

const siteFolder = path.join(import.meta.dirname, '../../site')

type Component = Parameters<typeof UNSAFE_withComponentProps>[0]

/** What a route's file exports, as far as a server's build asks for it. */
type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

/**
 * React Router's server build of some of the site's pages, without its bundler: the routes' own files, as `site/routes.ts`
 * names them. Nothing in it is for browsers.
 */
export async function buildOfPages(isWanted: (route: RouteConfigEntry) => boolean): Promise<ServerBuild> {
  const { default: entries } = await import('../../site/routes.ts')
  const wanted = entries.filter(isWanted)
  const modules = new Map(
    await Promise.all(
      ['root.tsx', ...new Set(wanted.map(({ file }) => file))].map(
        async (file) => [file, asBuilt(await import(path.join(siteFolder, file)))] as const,
      ),
    ),
  )
  const routes = [
    { id: 'root', path: '', file: 'root.tsx' },
    ...wanted.map((entry) => ({ parentId: 'root', ...entry, id: entry.id ?? entry.file })),
  ].map(({ file, ...route }) => ({ ...route, module: modules.get(file) as RouteModule }))
  return {
    entry: { module: await import('../../site/entry.server.tsx') },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: Object.fromEntries(
        routes.map(({ module, ...route }) => [
          route.id,
          {
            ...route,
            module: '/assets/route.js',
            hasLoader: 'loader' in module,
            hasErrorBoundary: 'ErrorBoundary' in module,
            hasAction: false,
            hasClientAction: false,
            hasClientLoader: false,
            hasClientMiddleware: false,
            clientActionModule: undefined,
            clientLoaderModule: undefined,
            clientMiddlewareModule: undefined,
            hydrateFallbackModule: undefined,
          },
        ]),
      ),
      url: '/assets/manifest-0.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
}

/** React Router's bundler gives a route's component its props in this way. */
function asBuilt(module: RouteModule): RouteModule {
  return { ...module, default: UNSAFE_withComponentProps(module.default as Component) }
}
