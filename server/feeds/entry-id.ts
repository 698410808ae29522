/** The year in which the network began to name entries; part of every id and never changed (RFC 4151). */
const namedSince = '2026'

/** A permanent name for an entry in a language: a translation is an entry of its own. */
export function entryId(siteUrl: string, language: string, key: string): string {
  return `tag:${new URL(siteUrl).hostname},${namedSince}:${language}/${key}`
}
