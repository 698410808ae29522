import type { MiddlewareHandler } from 'hono'
import { addressIn, languageOfPath, pathWithoutLanguage } from '../../languages/address.ts'
import {
  languageChoiceParameter,
  languagePreferenceCookie,
  languagePreferenceIn,
  preferredPrefix,
} from '../../languages/language-preference.ts'
import { isLanguage, languages } from '../../languages/languages.ts'
import { oneSpelling } from '../../languages/one-spelling.ts'

/**
 * The language's part in addresses (specification, section 4): an explicit choice is stored and keeps
 * the page; a stored choice other than English leads from an address without prefix to the prefixed one; one spelling
 * of each address.
 */
export const languageRules: MiddlewareHandler = async (context, next) => {
  const url = new URL(context.req.url)
  const spelling = oneSpelling(url.pathname)
  if (spelling !== undefined && spelling !== url.pathname) {
    return context.redirect(`${spelling}${url.search}`, 308)
  }
  if (url.pathname.endsWith('.data')) return next()
  const chosen = url.searchParams.get(languageChoiceParameter)
  if (chosen !== null) {
    url.searchParams.delete(languageChoiceParameter)
    const path = pathWithoutLanguage(url.pathname)
    const to = isLanguage(chosen) ? addressIn(chosen, path) : url.pathname
    if (isLanguage(chosen)) context.header('Set-Cookie', languagePreferenceCookie(chosen))
    context.header('Cache-Control', 'private, no-store')
    return context.redirect(`${withoutLeadingSlashes(to)}${url.search}`, 303)
  }
  const misspelt = misspeltLanguage(url.pathname)
  if (misspelt) return context.redirect(`${misspelt}${url.search}`, 301)
  // The address of a draft is that of one of its languages.
  const isDraft = url.searchParams.has('preview')
  if (!isDraft && languages[languageOfPath(url.pathname)].pathPrefix === '') {
    const preferred = preferredPrefix(languagePreferenceIn(context.req.header('cookie') ?? ''))
    if (preferred) {
      context.header('Cache-Control', 'private, no-store')
      context.header('Vary', 'Cookie')
      return context.redirect(
        `${addressIn(preferred, withoutLeadingSlashes(url.pathname))}${url.search}`,
        302,
      )
    }
  }
  return next()
}

/** `/en/…` are no addresses of their own; the one they mean. Nothing for any other. */
export function misspeltLanguage(pathname: string): string | undefined {
  const language = pathname.split('/', 2)[1] ?? ''
  if (!isLanguage(language)) return undefined
  const meant = addressIn(language, withoutLeadingSlashes(pathname.slice(language.length + 1)))
  return meant === pathname ? undefined : meant
}

/** `//host` would lead to another site. */
function withoutLeadingSlashes(path: string): string {
  return `/${path.replace(/^\/+/, '')}`
}
