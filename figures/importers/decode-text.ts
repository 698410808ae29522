import { FileRefusal } from './file-refusal.ts'

const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/** Bytes by which the longest byte order mark is known. */
const longestMark = 3

/** What no text of figures has: the sign for bytes that are none in their encoding, and the zero that UTF-16 leaves. */
const noText = /[\uFFFD\0]/u

/**
 * The text of a file, chunk by chunk, each line ended by a line feed. It is UTF-8, or what its byte order mark says.
 * @throws FileRefusal after the last character before bytes that are no text in that encoding, naming their line
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let first = new Uint8Array()
  let line = 1
  let endsInReturn = false

  const decode = (chunk: Uint8Array, isLast: boolean): string => {
    decoder ??= new TextDecoder(encodingOf(chunk))
    const text = (endsInReturn ? '\r' : '') + decoder.decode(chunk, { stream: !isLast })
    endsInReturn = !isLast && text.endsWith('\r')
    return (endsInReturn ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n')
  }
  const check = function* (text: string): Generator<string> {
    const fault = text.search(noText)
    const sound = fault < 0 ? text : text.slice(0, fault)
    line += lineFeedsIn(sound)
    if (sound !== '') yield sound
    if (fault >= 0) throw new FileRefusal(line, { code: 'notUtf8' })
  }

  for await (const chunk of bytes) {
    if (decoder) yield* check(decode(chunk, false))
    else {
      first = joined(first, chunk)
      if (first.length >= longestMark) yield* check(decode(first, false))
    }
  }
  yield* check(decode(decoder ? new Uint8Array() : first, true))
}

function encodingOf(start: Uint8Array): string {
  const mark = byteOrderMarks.find(({ bytes }) => bytes.every((byte, place) => start[place] === byte))
  return mark?.encoding ?? 'utf-8'
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

export function lineFeedsIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
