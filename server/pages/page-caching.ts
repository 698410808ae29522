import { sharedForASecond } from '../shared-caching.ts'

/**
 * Browsers ask again each time, which costs them a few bytes (304). Caches in between may answer for a second, and go
 * on answering while this server is away.
 */
export const publicCaching = `${sharedForASecond}, stale-if-error=86400`

/** Longest time, in milliseconds, that a page is cached although nothing was published. */
export const longestLife = 60_000

/** Milliseconds in which a page that is only looked at again may be given while that is done. */
export const grace = 5000
