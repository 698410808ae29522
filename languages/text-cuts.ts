/** Longest description that search engines and shared links show whole. */
export const descriptionLength = 155

/** Longest title that search engines show whole. */
export const titleLength = 60

/** Texts of records of which search engines show only so many characters; the title of a record is another. */
export const cutFields: Readonly<Record<string, number>> = {
  metaDescription: descriptionLength,
  metaTitle: titleLength,
  summary: descriptionLength,
}

/** Characters that the site's own search shows of a record's summary. */
export const excerptLength = 220

/** A text on one line, cut after a word so that it has at most so many characters, with an ellipsis in place of the rest. */
export function cutAtWord(text: string, length: number): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= length) return flat
  const cut = flat.slice(0, length - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
