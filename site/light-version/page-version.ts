import { choiceCookie } from '../i18n/choice-cookie.ts'

/** The two versions in which every page is given. The light one has no scripts, no fonts, and pictures on request. */
export type PageVersion = 'full' | 'light'

/** Name of the cookie that keeps a visitor's own choice of version. */
export const versionChoiceKey = 'iwen-version'

/** Whether a string from outside names one of the two versions. */
export function isPageVersion(value: unknown): value is PageVersion {
  return value === 'full' || value === 'light'
}

const cookie = choiceCookie(versionChoiceKey, isPageVersion)

/** The cookie that stores a choice of version. */
export const versionChoiceCookie = cookie.of

/** The stored choice in a `Cookie` header; nothing when there is none. */
export const versionChoiceIn = cookie.in
