/** Calls that signing in needs, made by people who are not signed in yet. `method path`, below the users' address. */
const openToEverybody: ReadonlySet<string> = new Set([
  'POST login',
  'POST passkey-challenge',
  'POST passkey-login',
  'POST link',
  'POST link-password',
  'POST link-passkey-options',
  'POST link-passkey',
  'POST logout',
  'POST refresh-token',
  'POST forgot-password',
  'POST reset-password',
  'GET open-id-sign-in',
  'GET open-id-return',
  'GET me',
  'GET init',
])

export type RestVerdict = 'open' | 'signed-in-only' | 'refused'

/**
 * Who may make a call to Payload's REST at all; Payload's own access rules come after. Anonymous people only sign in,
 * and nobody registers a first user: `npm run create-administrator` makes the first administrator.
 *
 * @param segments The address below /cms-api as Next gives it. Payload compares without regard to case, so this does.
 * @param overridesMethod Whether a header asks Payload to take the call for one of another method.
 */
export function restVerdict(
  method: string,
  segments: readonly string[],
  overridesMethod: boolean,
): RestVerdict {
  const [first, second, ...rest] = segments
    .filter((segment) => segment !== '')
    .map((segment) => segment.toLowerCase())
  if (second === 'first-register') return 'refused'
  const isUsersCall = first === 'users' && second !== undefined && rest.length === 0
  const isOpen = isUsersCall && !overridesMethod && openToEverybody.has(`${method.toUpperCase()} ${second}`)
  return isOpen ? 'open' : 'signed-in-only'
}
