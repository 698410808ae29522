import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { codeOf, readCode } from '../sealing/codes.ts'
import { receiptSchema, type Receipt } from './receipt.ts'

/** Random text of so many base-32 digits, in groups of five. */
export function randomCode(length: number): string {
  return codeOf(randomBytes(length))
}

/** The bytes of a secret of 130 bits, made from what only the sender could give again. */
export function secretBytes(seed: Buffer): Uint8Array {
  const bytes = createHash('sha256').update('receipt secret').update(seed).digest()
  return new Uint8Array(bytes.subarray(0, 26))
}

export function secretHash(secret: string): string {
  return createHash('sha256').update(`receipt ${secret}`).digest('hex')
}

export function isSecret(typed: string, hash: string): boolean {
  const given = Buffer.from(secretHash(readCode(typed)), 'hex')
  const stored = Buffer.from(hash, 'hex')
  return given.length === stored.length && timingSafeEqual(given, stored)
}

/** Encrypts a receipt to a secret, so that only the sender can have it shown again. */
export function encryptReceipt(receipt: Receipt, secret: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(receipt), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** @throws when the secret is another one, or the text was changed */
export function decryptReceipt(encrypted: string, secret: string): Receipt {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  const read: unknown = JSON.parse(text)
  return receiptSchema.parse(read)
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'receipt encryption', 32))
}
