import { EncodingError, fromBase64 } from './bytes.ts'

/** A signed text that is not of the form that it should have. */
export class TextError extends Error {}

/** Stands where a value may be missing. */
const missing = 'none'

/**
 * A text of a heading and lines `name: value`, in a fixed order.
 * @throws TextError when a value has a line break or a control character, or reads as if it were missing
 */
export function writeLines(heading: string, values: Readonly<Record<string, string | null>>): string {
  const lines = Object.entries(values).map(([name, value]) => {
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    if (value !== null && (!/^[^\u0000-\u001f\u007f]+$/.test(value) || value === missing)) {
      throw new TextError(`“${name}” can’t be written in one line`)
    }
    return `${name}: ${value ?? missing}`
  })
  return [heading, ...lines, ''].join('\n')
}

/**
 * The values of such a text.
 * @throws TextError unless it has this heading, these names in this order, and nothing else
 */
export function readLines<Name extends string>(
  text: string,
  heading: string,
  names: readonly Name[],
): (name: Name) => string | null {
  const [first, ...lines] = text.split('\n')
  if (first !== heading || lines.length !== names.length + 1 || lines.at(-1) !== '') {
    throw new TextError(`This is not “${heading}”`)
  }
  const values = new Map(
    names.map((name, index) => {
      const line = lines[index] ?? ''
      if (!line.startsWith(`${name}: `)) throw new TextError(`“${name}” is missing`)
      const value = line.slice(name.length + 2)
      return [name, value === missing ? null : value] as const
    }),
  )
  return (name) => values.get(name) ?? null
}

/** @throws TextError where the value is missing */
export function present(value: string | null): string {
  if (value === null) throw new TextError('A value is missing')
  return value
}

/** Base64 of 32 bytes. @throws TextError for anything else */
export function thirtyTwoBytes(value: string | null): Uint8Array {
  try {
    const bytes = fromBase64(present(value))
    if (bytes.length === 32) return bytes
  } catch (error) {
    if (!(error instanceof EncodingError)) throw error
  }
  throw new TextError('A value is not of 32 bytes')
}

/** An instant as `Date.toISOString` writes it. @throws TextError for anything else */
export function instant(value: string | null): string {
  const date = new Date(present(value))
  if (Number.isNaN(date.getTime()) || date.toISOString() !== value) throw new TextError('A value is no time')
  return value
}
