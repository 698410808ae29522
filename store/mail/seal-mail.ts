import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { sealedMail, type SealedMail } from './mail-kinds.ts'

/** A mail was sealed under another secret or for another row, or was changed. */
export class MailUnreadableError extends Error {
  readonly code = 'UNREADABLE'
}

/** Encrypts a mail under the product's secret, for its own row alone: a copy of the database shows neither address nor text. */
export function sealMail(secret: string, id: string, mail: SealedMail): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(id))
  const text = Buffer.concat([cipher.update(JSON.stringify(mail), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** @throws MailUnreadableError when the secret or the row is another one, or the text was changed */
export function openMail(secret: string, id: string, sealed: string): SealedMail {
  const read: unknown = JSON.parse(unsealed(secret, id, Buffer.from(sealed, 'base64url')))
  return sealedMail.parse(read)
}

function unsealed(secret: string, id: string, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
  try {
    decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch (error) {
    throw new MailUnreadableError('The mail was not sealed under this secret', { cause: error })
  }
}

/** What stands for an address in the database, so that all mail to it can be found. */
export function recipientKey(secret: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`recipient of mail ${address.trim().toLowerCase()}`)
    .digest('base64url')
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'outgoing mail', 32))
}
