/** Where the public API stands on the site. */
export const apiPath = '/api'
