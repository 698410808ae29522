import type { EntryContext } from 'react-router'
import { lightStyles } from 'virtual:light-styles'

/** The same page with the light version of each of its style sheets. While developing there is none. */
export function withLightStyles(context: EntryContext): EntryContext {
  const { manifest } = context
  const routes = Object.entries(manifest.routes).map(
    ([id, route]) => [id, route && { ...route, css: route.css?.map(lightAddress) }] as const,
  )
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(routes) } }
}

function lightAddress(address: string): string {
  // React Router marks the sheets of its root by a fragment.
  return lightStyles[address.replace(/#.*$/, '')] ?? address
}
