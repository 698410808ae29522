/** What a loader gives its page, as one text of JSON. */
export interface PageText<Data> {
  json: string
  /** Never there: it only says what the text is of. */
  of?: Data
}

const known = new WeakMap<object, unknown>()

/**
 * Data for a page. Left to React Router, each value would be numbered and named by its number, which takes more time and more
 * bytes than the values themselves: these stand in the page's HTML already and compress to little more than nothing.
 * @param data what JSON can say; members without a value are left out
 */
export function pageText<Data>(data: Data): PageText<Data> {
  const text: PageText<Data> = { json: JSON.stringify(data) }
  known.set(text, data)
  return text
}

/** The data of a text: on the server those that it was made of, in a browser parsed once. */
export function readPageText<Data>(text: PageText<Data>): Data {
  if (!known.has(text)) known.set(text, JSON.parse(text.json))
  // What this release's server wrote of the same type, as all of a loader's data.
  return known.get(text) as Data
}
