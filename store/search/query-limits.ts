/** Longest text that a search takes, in characters. */
export const longestQuery = 200

/** Fewest letters for which titles are suggested. */
export const fewestLetters = 2

/** Milliseconds that what was found is cached at most: the index is also mended and rebuilt without a publish. */
export const searchesAreCached = 60_000
