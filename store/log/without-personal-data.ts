/** Characters of a text of somebody else's that are written. */
const longest = 2000

const address = /[^\s@<>"'`,;:()[\]{}|/\\?&=]{1,64}(?:@|%40)[^\s@<>"'`,;:()[\]{}|/\\?&=]{1,255}/gi
const query = /(?<=[\w/.~%-])\?[^\s"'<>`)]+/g
/** What Node and Postgres repeat of what they were given to read. */
const repeated = [
  /(?:Unexpected token [^]*|"[^]*") (?=is not valid JSON)/g,
  /(?<=invalid input (?:syntax|value) for [^:]*: )"[^]*"/gi,
]

/** A text that the product did not write itself, without e-mail addresses, queries, and what it repeats of its input. */
export function withoutPersonalData(text: string): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text
  const unrepeated = repeated.reduce((left, pattern) => left.replace(pattern, '… '), short)
  return unrepeated.replace(query, '?…').replace(address, '…@…')
}
