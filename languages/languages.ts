/**
 * The one table of languages. Addresses, `lang`, `dir`, Payload's locales and all formats are driven by it.
 */
export const languageCodes = ['en', 'ar', 'fr', 'fa'] as const

export type Language = (typeof languageCodes)[number]

export type Direction = 'ltr' | 'rtl'

export interface LanguageDescription {
  code: Language
  /** The language's own name, shown wherever the language is offered. */
  ownName: string
  englishName: string
  direction: Direction
  /** First part of every address in this language; English has none. */
  pathPrefix: '' | `/${string}`
  /** Locale given to `Intl`, with calendar and digits chosen on purpose. */
  formatLocale: string
  /** Open Graph's name for the language. */
  openGraphLocale: string
  /** Offered in the top bar and the drawer (specification, section 1). */
  offeredInHeader: boolean
  /** Languages that stand in, in this order, for a text that is missing in this one. */
  fallbacks: readonly Language[]
}

export const defaultLanguage: Language = 'en'

export const languages: Readonly<Record<Language, LanguageDescription>> = {
  en: {
    code: 'en',
    ownName: 'English',
    englishName: 'English',
    direction: 'ltr',
    pathPrefix: '',
    formatLocale: 'en-GB-u-ca-gregory-nu-latn',
    openGraphLocale: 'en_GB',
    offeredInHeader: true,
    fallbacks: ['ar', 'fr', 'fa'],
  },
  ar: {
    code: 'ar',
    ownName: 'العربية',
    englishName: 'Arabic',
    direction: 'rtl',
    pathPrefix: '/ar',
    formatLocale: 'ar-JO-u-ca-gregory-nu-latn',
    openGraphLocale: 'ar_JO',
    offeredInHeader: true,
    fallbacks: ['en', 'fr', 'fa'],
  },
  fr: {
    code: 'fr',
    ownName: 'Français',
    englishName: 'French',
    direction: 'ltr',
    pathPrefix: '/fr',
    formatLocale: 'fr-FR-u-ca-gregory-nu-latn',
    openGraphLocale: 'fr_FR',
    offeredInHeader: false,
    fallbacks: ['en', 'ar', 'fa'],
  },
  fa: {
    code: 'fa',
    ownName: 'فارسی',
    englishName: 'Persian',
    direction: 'rtl',
    pathPrefix: '/fa',
    formatLocale: 'fa-IR-u-ca-persian-nu-arabext',
    openGraphLocale: 'fa_IR',
    offeredInHeader: false,
    fallbacks: ['en', 'ar', 'fr'],
  },
}

/** Persian falls back to Arabic before English in some kinds of content (specification, section 5). */
export function arabicBeforeEnglishInPersian(language: Language): readonly Language[] {
  return language === 'fa' ? ['ar', 'en', 'fr'] : languages[language].fallbacks
}

// Pure: a script that only asks for a language's code leaves the table out (`site/before-scripts/`).
export const languageList: readonly LanguageDescription[] = /* @__PURE__ */ languageCodes.map(
  (code) => languages[code],
)

/** Whether a string from outside names one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
  return languageCodes.some((code) => code === value)
}
