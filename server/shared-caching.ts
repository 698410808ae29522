/**
 * `Cache-Control` of pages and of the API: browsers ask every time, which costs a 304; shared caches may answer for a second
 * by themselves, and for a minute more while they ask again.
 */
export const sharedForASecond = 'public, max-age=0, s-maxage=1, stale-while-revalidate=59'

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
