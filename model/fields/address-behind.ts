import type { FieldHook } from 'payload'

const googleSearch = /^(www\.)?google\.(com?\.)?[a-z]{2,3}$/

/** Services that lead through an address of their own: their hosts, and the parameter with the address behind it. */
const detours: readonly (readonly [host: RegExp, parameter: string])[] = [
  [/(^|\.)safelinks\.protection\.outlook\.com$/, 'url'],
  [googleSearch, 'q'],
  [googleSearch, 'url'],
  [/^lm?\.facebook\.com$/, 'u'],
  [/^(www\.)?youtube\.com$/, 'q'],
]

/** Paths at which these services lead elsewhere; a search of theirs is a page of its own. */
const leadingPaths = /^\/(url|l\.php|redirect|(ap\/[^/]+\/)?)$/

/**
 * The address to which a link leads that was copied out of a mail or a document. Outlook and Google lead it through their own,
 * which stands for the person who copied it (Outlook's contains their e-mail address) and ends one day. Any other address
 * stays as it is.
 */
export function addressBehind(address: string): string {
  const written = address.trim()
  if (!/^https?:/i.test(written) || !URL.canParse(written)) return address
  const { hostname, pathname, searchParams } = new URL(written)
  if (!leadingPaths.test(pathname)) return address
  for (const [host, parameter] of detours) {
    const behind = host.test(hostname) ? searchParams.get(parameter) : null
    // A mail that was forwarded has passed through more than one.
    if (behind && /^https?:/i.test(behind) && URL.canParse(behind)) return addressBehind(behind)
  }
  return address
}

/** In a link of a text: stores the address to which it leads. */
export const withoutDetour: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? addressBehind(value) : value
