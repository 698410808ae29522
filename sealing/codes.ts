/** Digits of Crockford's base 32: none looks like another, and no word comes out by chance that one would mind. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Gives so many random bytes. */
export type RandomBytes = (length: number) => Uint8Array

/** What the platform gives, in browsers and in Node. */
export function platformBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length))
}

/** Text of as many base-32 digits as there are bytes, five bits of each, in groups of five. */
export function codeOf(bytes: Uint8Array): string {
  return grouped(Array.from(bytes, (byte) => digits[byte % 32] ?? '').join(''))
}

/** Reads a code as people copy it: any case, any spaces or hyphens, and the letters that look like digits. */
export function readCode(typed: string): string {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return grouped(plain)
}

function grouped(code: string): string {
  return code.match(/.{1,5}/g)?.join('-') ?? ''
}
