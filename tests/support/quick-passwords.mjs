// Plain JavaScript: it is loaded before everything else by each process of each product that tests start, and stripping types
// costs a process 40 ms.
import crypto from 'node:crypto'

/*
 * Payload derives each password by 600,000 rounds, a quarter of a second of a processor. In the processes of database
 * and browser tests one round is enough: who asks for it and with what is the same.
 */
const { pbkdf2 } = crypto
const isQuick = Symbol.for('quick passwords')

if (!(isQuick in pbkdf2)) {
  const quick = (password, salt, _rounds, length, digest, done) =>
    pbkdf2(password, salt, 1, length, digest, done)
  crypto.pbkdf2 = Object.assign(quick, { [isQuick]: true })
}
