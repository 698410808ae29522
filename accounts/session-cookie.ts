/** Name of the session's cookie as Payload writes and reads it. */
const own = 'payload-token'

/** Name that browsers store it under behind https: they take it only from this host, encrypted, for all of its paths. */
const guarded = `__Host-${own}`

/** The session's cookie on its way between browsers and Payload, which has one prefix for all of its cookies. */
export interface SessionCookie {
  /** A `Cookie` header as Payload reads it. */
  asPayloadReads: (cookie: string) => string
  /** A `Set-Cookie` header as browsers are given it. */
  asBrowsersStore: (setCookie: string) => string
}

/** @param siteUrl address of the site: behind https the cookie is stored as the host's alone */
export function sessionCookieOf(siteUrl: string): SessionCookie {
  if (!siteUrl.startsWith('https:')) {
    return { asPayloadReads: (cookie) => cookie, asBrowsersStore: (setCookie) => setCookie }
  }
  return {
    asPayloadReads: (cookie) =>
      cookie
        .split(/; */)
        // One without the prefix may have been set by another host of the domain.
        .filter((pair) => !pair.startsWith(`${own}=`))
        .map((pair) => (pair.startsWith(`${guarded}=`) ? pair.slice('__Host-'.length) : pair))
        .join('; '),
    asBrowsersStore: (setCookie) =>
      setCookie.startsWith(`${own}=`)
        ? `__Host-${setCookie.replace(/; (Secure|HttpOnly)=true/g, '; $1')}`
        : setCookie,
  }
}
