import { addressIn, languageOfPath } from '../../languages/address.ts'
import { defaultLanguage, languageCodes } from '../../languages/languages.ts'
import { cacheUntilPublish } from '../../store/read/cache-until-publish.ts'
import type { Reading } from '../../store/read/reading.ts'
import { pathOfAddress } from './path-of-address.ts'

const cacheAll = cacheUntilPublish<ReadonlyMap<string, string>>(1)

/** Where each redirected path leads; one statement until a redirect is changed. */
export function readRedirects(reading: Reading): Promise<ReadonlyMap<string, string>> {
  return cacheAll(reading, 'redirects', async (note) => {
    note('redirects')
    const { docs } = await reading.payload.find({
      collection: 'redirects',
      pagination: false,
      depth: 0,
      // Only editors list redirects; the one that a visitor's address names is no secret.
      overrideAccess: true,
    })
    return new Map(docs.map(({ formerAddress, newAddress }) => [formerAddress, newAddress]))
  })
}

/** Every path of visitors' requests that is redirected, encoded as they name it. */
export function redirectedPaths(all: ReadonlyMap<string, string>): string[] {
  return [...all.keys()]
    .flatMap((former) =>
      languageOfPath(former) === defaultLanguage
        ? languageCodes.map((language) => addressIn(language, former))
        : [former],
    )
    .map((path) => path.split('/').map(encodeURIComponent).join('/'))
}

/**
 * Where a path at which nothing stands leads, in the language of the reading. A redirect written with a language's prefix
 * holds in that language alone, and before one that holds in all.
 * @param path without the language's prefix
 */
export async function redirectedAddress(reading: Reading, path: string): Promise<string | undefined> {
  const all = await readRedirects(reading)
  const { language } = reading
  const next = (from: string | undefined) =>
    from === undefined ? undefined : (all.get(addressIn(language, from)) ?? all.get(from))
  const followed = new Set<string>()
  let address = next(pathOfAddress(path))
  while (address !== undefined) {
    // Two people may have closed a circle at the same moment.
    if (followed.has(address)) return undefined
    followed.add(address)
    const further = next(pathOfAddress(address))
    if (further === undefined) return address.startsWith('/') ? addressIn(language, address) : address
    address = further
  }
  return undefined
}
