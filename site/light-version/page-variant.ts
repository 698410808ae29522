import { choiceCookie, storedChoice } from '../../languages/choice-cookie.ts'

/** The two versions in which every page is given. The light one has no scripts, no fonts, and pictures on request. */
export type PageVariant = 'full' | 'light'

/** Name of the cookie that stores a visitor's own choice of version. */
export const variantChoiceKey = 'iwen-version'

/** Whether a string from outside names one of the two versions. */
export function isPageVariant(value: unknown): value is PageVariant {
  return value === 'full' || value === 'light'
}

/** The cookie that stores a choice of version. */
export const variantChoiceCookie = (choice: PageVariant) => choiceCookie(variantChoiceKey, choice)

/** The stored choice in a `Cookie` header; nothing when there is none. */
export const variantChoiceIn = (cookies: string) => storedChoice(cookies, variantChoiceKey, isPageVariant)
