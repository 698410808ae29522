/** Milliseconds within which a second person confirms what a first one began. */
export const timeToConfirm = 30 * 60 * 1000
