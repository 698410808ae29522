import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { isPageVariant, variantChoiceCookie } from '../../site/light-version/page-variant.ts'
import { formOf } from '../form-of.ts'

/** More than the longest address of a page. */
const longestBody = 16_384

/**
 * `/version` in each language: stores a visitor's choice of the light or the full version and leads back to the page
 * from which it was made.
 */
export function variantChoice(siteUrl: string, language: Language): Hono {
  const app = new Hono()
  const home = addressIn(language, '/')
  app.use(bodyLimit({ maxSize: longestBody }))
  app.get('/', (context) => context.redirect(home, 302))
  app.post('/', async (context) => {
    context.header('Cache-Control', 'private, no-store')
    const form = await formOf(context)
    const isOfThisSite = comesFrom(context.req.header('origin'), [siteUrl, context.req.url])
    if (isOfThisSite && isPageVariant(form.version))
      context.header('Set-Cookie', variantChoiceCookie(form.version))
    return context.redirect(returnAddress(form.page, home), 303)
  })
  return app
}

/** Browsers name the origin of what posts a form; other sites do not choose for their visitors. */
function comesFrom(origin: string | undefined, addresses: readonly string[]): boolean {
  if (origin === undefined) return true
  // Hosts alone: behind a proxy this server does not see the protocol.
  return URL.canParse(origin) && addresses.some((address) => new URL(address).host === new URL(origin).host)
}

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
