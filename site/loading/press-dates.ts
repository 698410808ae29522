import type { LocalizedText } from '../../store/read/localized-text.ts'
import { formatPressDate, formatShortDate } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'

/**
 * A press item's date: in the form that the specification fixes (Arabic on Arabic pages, English on all others; section
 * 9), followed, where that is not the page's language, by the page's own.
 */
export function pressDates(instant: string, language: Language): LocalizedText[] {
  const fixedIn = language === 'ar' ? 'ar' : 'en'
  return [
    { text: formatPressDate(instant, language), language: fixedIn },
    ...(fixedIn === language ? [] : [{ text: formatShortDate(instant, language), language }]),
  ]
}
