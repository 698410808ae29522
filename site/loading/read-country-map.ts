import type { RouterContextProvider } from 'react-router'
import type { PageMap } from '../../content/member-states/regional-network/country-map.ts'
import { countryMapContext, versionContext } from './contexts.ts'
import { readOptional } from './read-optional.ts'

/**
 * The map of countries that a page shows; nothing in the light version, or where it can't be drawn: the page's table or
 * list says the same.
 */
export async function readCountryMap(
  context: Readonly<RouterContextProvider>,
  codes: readonly string[],
): Promise<PageMap | null> {
  if (context.get(versionContext) === 'light') return null
  return readOptional(context, async () => {
    const { countries, ground } = await context.get(countryMapContext)(codes)
    return { countries, ground }
  })
}
