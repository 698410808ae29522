import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { CannotGoOn } from './steps/say.ts'

/**
 * A new password: typed twice at the terminal without being shown, else read from standard input.
 * @throws CannotGoOn when the two differ or none is given
 */
export async function askNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return passwordIn(await text(process.stdin))
  const password = await askWithoutEcho('Password: ')
  const again = await askWithoutEcho('The same password again: ')
  if (password !== again) throw differ()
  return password
}

/**
 * The password that was piped in: one line, or the same line twice, as somebody at the terminal types it.
 * @throws CannotGoOn
 */
export function passwordIn(piped: string): string {
  const [password = '', again = password, ...more] = piped.replace(/\r?\n$/, '').split(/\r?\n/)
  if (password === '') throw new CannotGoOn('No password was given. Nothing was written.')
  if (more.length > 0) {
    throw new CannotGoOn('More than two lines were given: a password is one line. Nothing was written.')
  }
  if (password !== again) throw differ()
  return password
}

const differ = () => new CannotGoOn('The two passwords differ. Nothing was written.')

async function askWithoutEcho(question: string): Promise<string> {
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const givenUp = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () => reject(new CannotGoOn('No password was given. Nothing was written.')))
  })
  try {
    return await Promise.race([terminal.question(''), givenUp])
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
