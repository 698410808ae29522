import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts the secret of somebody's codes under the product's own, for their account alone. */
export function sealSecret(productSecret: string, account: number, secret: Uint8Array): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(productSecret), iv).setAAD(Buffer.from(String(account)))
  const text = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** @returns nothing when it was sealed with another secret of the product, or for another account */
export function openSecret(productSecret: string, account: number, sealed: string): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(productSecret), bytes.subarray(0, 12))
    decipher.setAAD(Buffer.from(String(account))).setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
  } catch {
    return undefined
  }
}

/** What stands for a recovery code in the database. */
export function recoveryKey(productSecret: string, account: number, code: string): string {
  return createHmac('sha256', productSecret).update(`recovery code ${account} ${code}`).digest('base64url')
}

function keyOf(productSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', productSecret, '', 'one-time codes', 32))
}
