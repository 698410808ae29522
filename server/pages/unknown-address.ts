import type { ServerBuild } from 'react-router'

export type Routes = Pick<ServerBuild, 'routes'>['routes']

/**
 * Recognises addresses at which no route stands, by the routes alone.
 * @returns whether a path, in its one spelling and without `.data`, is such an address
 */
export function unknownAddresses(routes: Routes): (pathname: string) => boolean {
  const pattern = new RegExp(`^(?:${pagePatterns(routes).join('|')})$`)
  return (pathname) => !pattern.test(pathname)
}

/** Regular expressions of the paths of pages. */
export function pagePatterns(routes: Routes): string[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.id === 'root' || route.path?.endsWith('*')) return []
    const parts = (route.path ?? '').split('/').filter((part) => part !== '')
    return [parts.map((part) => (part.startsWith(':') ? '/[^/]+' : `/${escaped(part)}`)).join('') || '/']
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
