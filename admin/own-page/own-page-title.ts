import { custodianOpeningWords } from '../../languages/back-office/custodian-opening-words.ts'
import { custodianWords } from '../../languages/back-office/custodian-words.ts'
import { journalWords } from '../../languages/back-office/journal-words.ts'
import { linkCheckWords } from '../../languages/back-office/link-check-words.ts'
import { orderWords } from '../../languages/back-office/order-words.ts'
import { reviewWords } from '../../languages/back-office/review-words.ts'
import { translationWords } from '../../languages/back-office/translation-words.ts'
import type { Language } from '../../languages/languages.ts'

/** Of the pages of our own, by the first part of their address below `/admin`; Payload titles only its own. */
const titles = new Map<string, (language: Language) => string>([
  ['custodians', (language) => custodianWords[language].title],
  ['journal', (language) => journalWords[language].title],
  ['link-check', (language) => linkCheckWords[language].title],
  ['openings', (language) => custodianOpeningWords[language].title],
  ['order', (language) => orderWords[language].change],
  ['review', (language) => reviewWords[language].title],
  ['translations', (language) => translationWords[language].title],
])

/** The title of a page of our own; nothing where the page is Payload's. */
export function ownPageTitle(segment: string | undefined, language: Language): string | undefined {
  return titles.get(segment ?? '')?.(language)
}
