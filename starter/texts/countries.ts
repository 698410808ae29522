import { countryNames } from '../../languages/country-names.ts'
import type { CountryCode } from '../starter-types.ts'
import type { Translated } from '../translated.ts'

/** Member and partner countries, by their short everyday names. */
export const starterCountries: Readonly<Record<CountryCode, Translated>> = countryNames

/** Names in the United Nations' terminology (UNTERM), where they differ from the everyday ones. */
export const officialCountryNames: Readonly<Partial<Record<CountryCode, Translated>>> = {
  ps: { en: 'State of Palestine', ar: 'دولة فلسطين', fr: 'État de Palestine', fa: 'دولت فلسطین' },
  sy: {
    en: 'Syrian Arab Republic',
    ar: 'الجمهورية العربية السورية',
    fr: 'République arabe syrienne',
    fa: 'جمهوری عربی سوریه',
  },
  ir: {
    en: 'Iran (Islamic Republic of)',
    ar: 'إيران (جمهورية - الإسلامية)',
    fr: 'Iran (République islamique d’)',
    fa: 'ایران (جمهوری اسلامی)',
  },
}
