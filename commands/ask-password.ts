import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'

/** What was typed can't be taken. The message is one sentence for the person at the terminal. */
export class PasswordNotTakenError extends Error {}

/**
 * A new password: typed twice at the terminal without being shown, else all of standard input but its last line end.
 * @throws PasswordNotTakenError when the two differ or the person gives up.
 */
export async function askNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '')
  const password = await askWithoutEcho('Password: ')
  const again = await askWithoutEcho('The same password again: ')
  if (password !== again) throw new PasswordNotTakenError('The two passwords differ. Nothing was written.')
  return password
}

async function askWithoutEcho(question: string): Promise<string> {
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const givenUp = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () =>
      reject(new PasswordNotTakenError('No password was given. Nothing was written.')),
    )
  })
  try {
    return await Promise.race([terminal.question(''), givenUp])
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
