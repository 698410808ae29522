/**
 * Makes a slug of a text: its Latin letters without accents and its digits, in lower case, with one hyphen in place of
 * whatever stands between them. Slashes stay, for pages whose address has several parts. At most 96 characters; empty when
 * the text has neither Latin letters nor digits.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’ʼ]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/-*\/-*/g, '/')
    .replace(/^[-/]+|[-/]+$/g, '')
    .slice(0, 96)
    .replace(/[-/]+$/, '')
}
