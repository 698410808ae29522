import { versionChoiceIn, type PageVersion } from '../../site/light-version/page-version.ts'

/** What a request says of the version it wants; answers that depend on it vary by these (`versionHeaders`). */
export interface VersionHeaders {
  cookie: string | undefined
  saveData: string | undefined
}

/** Names of the headers by which a page's version is chosen, for `Vary`. */
export const versionHeaders = 'Cookie, Save-Data'

/** The version of a page that a request asks for: the visitor's own choice, else light where data is to be saved. */
export function versionOf({ cookie, saveData }: VersionHeaders): PageVersion {
  const chosen = cookie === undefined ? undefined : versionChoiceIn(cookie)
  return chosen ?? (saveData?.trim().toLowerCase() === 'on' ? 'light' : 'full')
}
