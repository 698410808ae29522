import { languageOfPath } from '../languages/address.ts'
import { languagePreferenceIn, preferredPrefix } from '../languages/language-preference.ts'
import { languages } from '../languages/languages.ts'
import { acceptsTable, isApiAddress, keyOfCall } from './api/api-cache.ts'
import { languageOfCall } from './api/request-language.ts'
import type { KeyOfRequest } from './page-cache/cached-answers.ts'
import { keyOfPage } from './pages/page-request.ts'
import { variantOf } from './pages/variant-of.ts'

/**
 * Name under which the answer to a request is cached, read off its raw address: only an address that is spelt as the routes
 * spell it finds something. Nothing where a stored choice of language leads elsewhere.
 */
export const keyOfRequest: KeyOfRequest = ({ url, headers }) => {
  if (!url) return undefined
  if (isApiAddress(url)) {
    // At the same address JSON may be cached.
    if (acceptsTable(headers.accept)) return undefined
    const asked = { lang: headers.lang?.toString(), acceptLanguage: headers['accept-language'] }
    return keyOfCall(url, languageOfCall(url, asked))
  }
  const path = url.split('?', 1)[0] ?? ''
  const { cookie } = headers
  if (isLedElsewhere(path, cookie)) return undefined
  const version = variantOf({ cookie, saveData: headers['save-data']?.toString() })
  return keyOfPage(url, path.endsWith('.data') ? 'full' : version)
}

/** Whether a stored choice of language leads from a path to that of another language. */
export function isLedElsewhere(path: string, cookie: string | undefined): boolean {
  return (
    cookie !== undefined &&
    preferredPrefix(languagePreferenceIn(cookie)) !== undefined &&
    languages[languageOfPath(path)].pathPrefix === ''
  )
}
