/** Fewest characters of a password in the back office. Payload itself takes three. */
export const shortestPassword = 12
