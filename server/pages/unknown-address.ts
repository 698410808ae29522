import type { ServerBuild } from 'react-router'

type Routes = Pick<ServerBuild, 'routes'>['routes']

/**
 * Recognises addresses at which no route stands, by the routes alone.
 * @returns whether a path, in its one spelling and without `.data`, is such an address
 */
export function unknownAddresses(routes: Routes): (pathname: string) => boolean {
  const known = Object.values(routes).flatMap((route) => {
    if (!route || route.id === 'root' || route.path?.endsWith('*')) return []
    const parts = (route.path ?? '').split('/').filter((part) => part !== '')
    return [parts.map((part) => (part.startsWith(':') ? '/[^/]+' : `/${escaped(part)}`)).join('') || '/']
  })
  const pattern = new RegExp(`^(?:${known.join('|')})$`)
  return (pathname) => !pattern.test(pathname)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
