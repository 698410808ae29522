import crypto from 'node:crypto'

/** To be loaded before everything else. */
export const quickPasswords = import.meta.filename
/** Arguments of a process that makes or checks passwords beside these tests. */
export const withQuickPasswords = ['--import', quickPasswords]

/**
 * Payload derives each password by 600,000 rounds, a quarter of a second of a processor. In the processes of database
 * and browser tests one round is enough: who asks for it and with what is the same.
 */
const { pbkdf2 } = crypto
const isQuick = Symbol.for('quick passwords')

if (!(isQuick in pbkdf2)) {
  const quick: typeof pbkdf2 = (password, salt, _rounds, length, digest, done) =>
    pbkdf2(password, salt, 1, length, digest, done)
  crypto.pbkdf2 = Object.assign(quick, { [isQuick]: true })
}
