import arabic from 'site-fonts/readex-pro-arabic.woff2?url'
import french from 'site-fonts/readex-pro-french.woff2?url'
import latin from 'site-fonts/readex-pro-latin.woff2?url'
import persian from 'site-fonts/vazirmatn-persian.woff2?url'
import type { Language } from '../../../languages/languages.ts'

/** Addresses of the fonts that every page in a language needs for its first paint. */
export const fontPreloads: Readonly<Record<Language, readonly string[]>> = {
  en: [latin],
  fr: [latin, french],
  // Arabic pages write digits and names in Latin letters too.
  ar: [arabic, latin],
  fa: [persian, latin],
}
