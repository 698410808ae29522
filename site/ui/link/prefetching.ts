declare global {
  interface Navigator {
    /** What some browsers tell of visitors who pay for each byte. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/**
 * When the next page is fetched before its link is followed: once a pointer rests on it, a finger touches it or the
 * focus comes to it; never for those who ask to save data.
 */
export function prefetching(): 'intent' | 'none' {
  return typeof navigator !== 'undefined' && navigator.connection?.saveData === true ? 'none' : 'intent'
}
