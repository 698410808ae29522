/** Letters, digits and what else RFC 5322 allows before the @ without quotes, with the letters of RFC 6531. */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
/** As it is written in any script; the joiners belong to some words of Persian. */
const writtenDomain = /^(?:[\p{L}\p{M}\p{N}.-]|\u200C|\u200D)+$/u
/** As the mail system writes it. */
const asciiDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/
/** Marks of direction and invisible spaces, which come along when an address is copied out of a page. */
const copiedAlong = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
const ascii = /^\p{ASCII}*$/u

const longestLocalPart = 64
const longestAddress = 254

/**
 * An e-mail address with its domain as the mail system writes it (RFC 5890): a domain in Arabic and what
 * browsers make of it come out alike. Before the @ any script may stand (RFC 6531). Nothing when the text is no such address.
 */
export function readEmailAddress(text: string): string | undefined {
  const written = text.normalize('NFC').replaceAll(copiedAlong, '').trim()
  const at = written.lastIndexOf('@')
  const local = written.slice(0, Math.max(at, 0))
  const domain = domainOf(written.slice(at + 1))
  if (domain === undefined || !localPart.test(local)) return undefined
  if (new TextEncoder().encode(local).length > longestLocalPart) return undefined
  // Databases compare letters outside ASCII as they stand.
  const address = `${ascii.test(local) ? local : local.toLowerCase()}@${domain}`
  return address.length <= longestAddress ? address : undefined
}

function domainOf(written: string): string | undefined {
  if (!writtenDomain.test(written)) return undefined
  try {
    const { hostname } = new URL(`https://${written}`)
    return asciiDomain.test(hostname) ? hostname : undefined
  } catch {
    return undefined
  }
}

/** What two addresses have in common that lead to the same person, however they were written. */
export function comparableAddress(text: string): string {
  return (readEmailAddress(text) ?? text.trim()).toLowerCase()
}
