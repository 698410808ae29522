/** What a loader gives its page, as one text of JSON. */
export interface PageText<Data> {
  json: string
  /** The data themselves: on the server beside the text and never sent, in a browser once they are parsed. */
  data?: Data
}

/**
 * Data for a page. Left to React Router, each value would be numbered and named by its number, which takes more time and more
 * bytes than the values themselves: these stand in the page's HTML already and compress to little more than nothing.
 * @param data what JSON can say; members without a value are left out
 */
export function pageText<Data>(data: Data): PageText<Data> {
  const text: PageText<Data> = { json: JSON.stringify(data) }
  // What can't be enumerated is not sent.
  return Object.defineProperty(text, 'data', { value: data, enumerable: false })
}

/** The data of a text: on the server those that it was made of, in a browser parsed once. */
export function readPageText<Data>(text: PageText<Data>): Data {
  if (text.data !== undefined) return text.data
  const data: Data = JSON.parse(text.json)
  text.data = data
  return data
}
