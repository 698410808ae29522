import { variantChoiceIn, type PageVariant } from '../../site/light-version/page-variant.ts'

/** What a request says of the version it wants; answers that depend on it vary by these (`variantHeaders`). */
export interface VariantHeaders {
  cookie: string | undefined
  saveData: string | undefined
}

/** Names of the headers by which a page's version is chosen, for `Vary`. */
export const variantHeaders = 'Cookie, Save-Data'

/** The version of a page that a request asks for: the visitor's own choice, else light where data is to be saved. */
export function variantOf({ cookie, saveData }: VariantHeaders): PageVariant {
  const chosen = cookie === undefined ? undefined : variantChoiceIn(cookie)
  return chosen ?? (saveData?.trim().toLowerCase() === 'on' ? 'light' : 'full')
}
