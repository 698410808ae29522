import type { Language } from '../../languages/languages.ts'

/** Heads the list of times in the calendar of a date field, which Payload leaves in English. */
export const timeWords: Readonly<Record<Language, string>> = {
  en: 'Time',
  ar: 'الوقت',
  fr: 'Heure',
  fa: 'ساعت',
}
