import { custodianOpeningWords } from '../languages/back-office/custodian-opening-words.ts'
import { custodianWords } from '../languages/back-office/custodian-words.ts'
import { journalWords } from '../languages/back-office/journal-words.ts'
import { linkCheckWords } from '../languages/back-office/link-check-words.ts'
import { orderWords } from '../languages/back-office/order-words.ts'
import { reviewWords } from '../languages/back-office/review-words.ts'
import { translationWords } from '../languages/back-office/translation-words.ts'
import type { Language } from '../languages/languages.ts'
import { adminComponents } from './admin-components.ts'

interface OwnPage {
  Component: string
  /** Below `/admin`. */
  path: `/${string}`
  /** In the browser's title; Payload titles only its own pages. */
  title: (language: Language) => string
}

/** The pages of our own in the back office. */
export const ownPages: Readonly<Record<string, OwnPage>> = {
  journal: {
    Component: adminComponents.journal,
    path: '/journal',
    title: (language) => journalWords[language].title,
  },
  order: {
    Component: adminComponents.order,
    path: '/order',
    title: (language) => orderWords[language].change,
  },
  review: {
    Component: adminComponents.reviewPage,
    path: '/review',
    title: (language) => reviewWords[language].title,
  },
  linkCheck: {
    Component: adminComponents.linkCheck,
    path: '/link-check',
    title: (language) => linkCheckWords[language].title,
  },
  translations: {
    Component: adminComponents.translations,
    path: '/translations',
    title: (language) => translationWords[language].title,
  },
  custodians: {
    Component: adminComponents.custodians,
    path: '/custodians',
    title: (language) => custodianWords[language].title,
  },
  openings: {
    Component: adminComponents.openings,
    path: '/openings',
    title: (language) => custodianOpeningWords[language].title,
  },
}

/** The title of a page of our own, by the first part of its address below `/admin`; nothing where the page is Payload's. */
export function ownPageTitle(segment: string | undefined, language: Language): string | undefined {
  return Object.values(ownPages)
    .find(({ path }) => path === `/${segment}`)
    ?.title(language)
}
