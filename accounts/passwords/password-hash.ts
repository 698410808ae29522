import crypto from 'node:crypto'

/** How Payload 3.90 derives what it stores of a password; a test holds this against what Payload itself asks for. */
const present = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, keyLength: 32 }
/** How versions before did. */
const former = { prefix: '', iterations: 25_000, keyLength: 512 }

export interface StoredPassword {
  hash?: string | null | undefined
  salt?: string | null | undefined
}

/** Whether a password is the one of which hash and salt are stored. */
export async function isPasswordOf({ hash, salt }: StoredPassword, password: string): Promise<boolean> {
  if (!hash || !salt) return false
  const { prefix, iterations, keyLength } = hash.startsWith(present.prefix) ? present : former
  const stored = Buffer.from(hash.slice(prefix.length), 'hex')
  const derived = await derive(password, salt, iterations, keyLength)
  return stored.length === derived.length && crypto.timingSafeEqual(stored, derived)
}

/** What is stored of a new password. */
export async function storedPasswordOf(password: string): Promise<{ hash: string; salt: string }> {
  const salt = crypto.randomBytes(32).toString('hex')
  const derived = await derive(password, salt, present.iterations, present.keyLength)
  return { hash: `${present.prefix}${derived.toString('hex')}`, salt }
}

/** The work of comparing a password, where there is nothing to compare it with. */
export async function compareWithNothing(password: string): Promise<void> {
  await derive(password, 'no account', present.iterations, present.keyLength)
}

function derive(password: string, salt: string, iterations: number, keyLength: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    crypto.pbkdf2(password, salt, iterations, keyLength, 'sha256', (error, derived) => {
      if (error) reject(error)
      else resolve(derived)
    })
  })
}
