/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** What has no canonical form, or is not in it. */
export class CanonicalJsonError extends Error {}

/**
 * The one way to write a value as JSON (RFC 8785): names in the order of their UTF-16 units, no blanks.
 * @throws CanonicalJsonError for numbers that JSON does not have, and for halves of a surrogate pair
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new CanonicalJsonError('JSON has no such number')
  }
  if (typeof value === 'string') return stringOf(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${stringOf(name)}:${canonicalJson(member)}`)
  return `{${members.join(',')}}`
}

/**
 * Reads JSON that is in its canonical form.
 * @throws CanonicalJsonError for any other text, also where it means the same
 */
export function readCanonicalJson(text: string): Json {
  let value: Json
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new CanonicalJsonError('This is no JSON', { cause: error })
  }
  if (canonicalJson(value) !== text) throw new CanonicalJsonError('This JSON is not in its canonical form')
  return value
}

function stringOf(text: string): string {
  if (!text.isWellFormed()) throw new CanonicalJsonError('A text has half of a surrogate pair')
  return JSON.stringify(text)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
