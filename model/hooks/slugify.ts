/**
 * A slug for an address: Latin letters and digits of the text in lower case, joined by hyphens.
 * Empty when the text has none. `/` is kept, for pages whose address has several parts.
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
