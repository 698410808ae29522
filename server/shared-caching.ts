/**
 * `Cache-Control` of pages and of the API: browsers ask every time, which costs a 304; shared caches may answer for a second
 * by themselves. What a browser has fetched ahead it shows for ten seconds without asking first, else nothing would be won by
 * it. Browsers heed `stale-while-revalidate` for whatever they have fetched: of more seconds they would show for as long what
 * was corrected or taken off the site, so that CDNs have a header of their own (`cdnCaching`).
 */
export const sharedForASecond = 'public, max-age=0, s-maxage=1, stale-while-revalidate=10'

/** `CDN-Cache-Control` (RFC 9213): for a minute more a CDN may answer while it asks again, and for a day while this server is away. */
export const cdnCaching = 'max-age=1, stale-while-revalidate=59, stale-if-error=86400'

/** Milliseconds that a publish may take to the caches of all nodes. */
const spreading = 200

/**
 * The value of `X-Accel-Expires`: the second to whose end nginx may answer by itself. nginx counts whole seconds, so that
 * `s-maxage=1` would let it answer for up to two; by this, what is published is seen within one.
 * @param now milliseconds since 1970
 */
export function untilForNginx(now: number): string {
  return `@${Math.floor((now - spreading) / 1000)}`
}
