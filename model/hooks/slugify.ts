/**
 * Makes a slug of a text: its Latin letters without accents and its digits, in lower case, with one hyphen in place of
 * whatever stands between them. At most 96 characters; empty when the text has neither Latin letters nor digits.
 */
export function slugify(text: string): string {
  return withoutEndings(
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(/['’ʼ]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, ''),
  )
}

/** The same of an address with several parts, such as `wefe-hub/maps`. */
export function slugifyPath(path: string): string {
  return withoutEndings(path.split('/').map(slugify).filter(Boolean).join('/'))
}

function withoutEndings(slug: string): string {
  return slug.slice(0, 96).replace(/[-/]+$/, '')
}
