import { languageCodes } from '../../languages/languages.ts'

/** Days for which what the file says may be relied on; RFC 9116 recommends less than a year. */
const validDays = 90

interface SecurityContact {
  /** An e-mail address, or a web address that begins with `https://`. */
  contact: string
  siteUrl: string
  now: Date
}

/** `/.well-known/security.txt` (RFC 9116): to whom somebody writes who has found a weakness, and in which languages. */
export function securityText({ contact, siteUrl, now }: SecurityContact): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60_000)
  return [
    `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
