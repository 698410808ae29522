import arabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import latin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url'
import persian from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url'
import type { Language } from '../../i18n/languages.ts'

/** Addresses of the fonts that every page in a language needs for its first paint. */
export const fontPreloads: Readonly<Record<Language, readonly string[]>> = {
  en: [latin],
  fr: [latin],
  // Arabic pages write digits and names in Latin letters too.
  ar: [arabic, latin],
  fa: [persian, latin],
}
