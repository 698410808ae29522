import { headers } from 'next/headers.js'
import { getRequestLanguage, parseCookies } from 'payload'
import { defaultLanguage, isLanguage, type Language } from '../../languages/languages.ts'
import { payloadConfig } from '../payload-config.ts'

/** The language in which Payload shows the page around, chosen by the person or the browser. */
export async function requestLanguage(): Promise<Language> {
  const requestHeaders = await headers()
  const config = await payloadConfig()
  const language = getRequestLanguage({
    config,
    cookies: parseCookies(requestHeaders),
    headers: requestHeaders,
  })
  return isLanguage(language) ? language : defaultLanguage
}
