/** Only for resolving paths; its name leads nowhere. */
const nowhere = 'http://nowhere.invalid'

/**
 * The page to which a form leads back, as an address of this site: whatever is given, never another host.
 *
 * @param given the form's field, as it came
 * @param otherwise address for what is no path of this site
 */
export function returnAddress(given: unknown, otherwise: string): string {
  if (typeof given !== 'string' || !given.startsWith('/') || !URL.canParse(given, nowhere)) return otherwise
  const { origin, pathname, search } = new URL(given, nowhere)
  // Browsers take `//host`, also with the other slash, for a host; and dots may make one of a path: `/..//host`.
  return origin === nowhere && !pathname.startsWith('//') ? `${pathname}${search}` : otherwise
}
