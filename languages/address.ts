import { defaultLanguage, isLanguage, languages, type Language } from './languages.ts'

/** The language that an address's first part names; English when it names none. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/', 2)[1]
  return isLanguage(first) && first !== defaultLanguage ? first : defaultLanguage
}

/** An address without its language's prefix: always starts with `/`. */
export function pathWithoutLanguage(pathname: string): string {
  const { pathPrefix } = languages[languageOfPath(pathname)]
  return pathname.slice(pathPrefix.length) || '/'
}

/** An address that another one led to, with the query that was asked for, unless it has one of its own. */
export function withQuery(address: string, search: string): string {
  return /[?#]/.test(address) ? address : `${address}${search}`
}

/** The address, in a language, of a path of the route table such as `/projects`. */
export function addressIn(language: Language, path: string): string {
  const { pathPrefix } = languages[language]
  return path === '/' ? pathPrefix || '/' : `${pathPrefix}${path}`
}
