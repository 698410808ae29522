/** Longest text that a search takes, in characters. */
export const longestQuery = 200

/** Fewest letters for which titles are suggested. */
export const fewestLetters = 2
