import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { sealedMail, type SealedMail } from './mail-kinds.ts'

/** Encrypts a mail under the product's secret, for its own row alone: a copy of the database shows neither address nor text. */
export function sealMail(secret: string, id: string, mail: SealedMail): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(id))
  const text = Buffer.concat([cipher.update(JSON.stringify(mail), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** @throws when the secret or the row is another one, or the text was changed */
export function openMail(secret: string, id: string, sealed: string): SealedMail {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
  decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(12, 28))
  const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  const read: unknown = JSON.parse(text)
  return sealedMail.parse(read)
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
