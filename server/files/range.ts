export interface ByteRange {
  /** First and last byte, both included. */
  start: number
  end: number
}

/**
 * Reads a `Range` header of one byte range (RFC 9110, section 14). Nothing when there is none, or one that may be
 * passed over: several ranges or another unit.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = header && /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return 'unsatisfiable'
  return start > end ? undefined : { start, end }
}
