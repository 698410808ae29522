import { oneSpelling } from '../../languages/one-spelling.ts'

/** Only for parsing addresses; its name leads nowhere. */
const nowhere = 'http://nowhere.invalid'

/**
 * The path of an address of this site as redirects are stored and looked up: in its one spelling, and readable.
 * @returns nothing for what is no path alone: one with a query, or of another site
 */
export function pathOfAddress(address: string): string | undefined {
  const typed = address.trim()
  if (!/^\/(?![/\\])[^?#]*$/.test(typed) || !URL.canParse(typed, nowhere)) return undefined
  const spelt = oneSpelling(new URL(typed, nowhere).pathname)
  return spelt === undefined ? undefined : decodeURIComponent(spelt)
}
