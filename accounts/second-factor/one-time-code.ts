import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Seconds for which a code holds (RFC 6238), and digits that it has. */
const step = 30
const digits = 6

/** Steps before and after the present one whose codes count too: clocks differ, and people type slowly. */
const tolerance = 1

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** @returns 20 random bytes, as RFC 4226 recommends for SHA-1 */
export function newSecret(): Buffer {
  return randomBytes(20)
}

/** The code of one step (RFC 4226, section 5.3). */
export function codeOfStep(secret: Uint8Array, number: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(number))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  const value = mac.readUInt32BE(offset) & 0x7fffffff
  return String(value % 10 ** length).padStart(length, '0')
}

/** @param now milliseconds since 1970 */
export function stepAt(now: number): number {
  return Math.floor(now / 1000 / step)
}

/** @returns the step whose code was given, of those that count at this moment */
export function stepOfCode(secret: Uint8Array, given: string, now: number): number | undefined {
  const code = Buffer.from(given.padEnd(digits).slice(0, digits))
  if (given.length !== digits) return undefined
  const present = stepAt(now)
  for (let number = present - tolerance; number <= present + tolerance; number += 1) {
    const expected = Buffer.from(codeOfStep(secret, number))
    if (expected.length === code.length && timingSafeEqual(expected, code)) return number
  }
  return undefined
}

/** Bytes in the 32 letters that authenticator apps read (RFC 4648), without padding. */
export function inBase32(bytes: Uint8Array): string {
  let text = ''
  let [buffer, bits] = [0, 0]
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += letters.charAt((buffer >>> bits) & 31)
    }
    buffer &= (1 << bits) - 1
  }
  return bits > 0 ? text + letters.charAt((buffer << (5 - bits)) & 31) : text
}

/** The address by which authenticator apps take a secret over. */
export function secretAddress(secret: Uint8Array, site: string, account: string): string {
  const query = new URLSearchParams({ secret: inBase32(secret), issuer: site })
  return `otpauth://totp/${encodeURIComponent(`${site}:${account}`)}?${query}`
}
