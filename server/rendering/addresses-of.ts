import type { Env, Hono } from 'hono'
import { inspectRoutes } from 'hono/dev'
import { pagePatterns, type Routes } from '../pages/unknown-address.ts'

/**
 * Regular expressions of the paths at which something stands: pages, and the files beside them (feeds, maps, figures). By
 * them the answering process knows an unknown address without asking.
 */
export function addressesOf<AppEnv extends Env>(app: Hono<AppEnv>, pages: Routes): string[] {
  const files = inspectRoutes(app)
    .filter(({ path, isMiddleware }) => !isMiddleware && !path.endsWith('*'))
    .map(({ path }) => patternOf(path))
  return [...new Set([...pagePatterns(pages), ...files])]
}

/** A path of Hono's router as a regular expression: `:name` is a part, `:name{…}` one with an expression of its own. */
function patternOf(path: string): string {
  return path.replace(
    /:\w+(?:\{((?:[^{}]|\{[^{}]*\})+)\})?|[.*+?^${}()|[\]\\]/g,
    (token, own: string | undefined) =>
      token.startsWith(':') ? (own === undefined ? '[^/]+' : `(?:${own})`) : `\\${token}`,
  )
}
