import readexArabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import readexLatin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url'
import vazirmatn from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url'
import { preload } from 'react-dom'
import type { Language } from '../../i18n/languages.ts'

/** The file that most of a page's letters come from. */
const files: Readonly<Record<Language, string>> = {
  en: readexLatin,
  ar: readexArabic,
  fr: readexLatin,
  fa: vazirmatn,
}

/**
 * Asks for the page's letters with the page, so that large words at its top are not laid out twice: once in the
 * device's own letters and once more, often in another number of lines, in the network's.
 */
export function preloadTypeface(language: Language): void {
  preload(files[language], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
