import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** A mail server that takes everything, for as long as it is in scope. */
export interface MailServer extends AsyncDisposable {
  url: string
  port: number
  /** What it took, with headers. */
  mails: readonly string[]
  /** How many are connected with it. */
  connections: () => number
}

/** Milliseconds after which it answers: at once unless given. */
interface Slowness {
  greeting?: number
  /** To each receiver's address. */
  receiver?: number
  /** Once it has a whole mail. */
  taken?: number
}

/** @param port of a former one that is back; a free one unless given */
export async function startMailServer(port = 0, slow: Slowness = {}): Promise<MailServer> {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let mail: string[] | undefined
    socket.once('close', () => sockets.delete(socket))
    const say = (line: string) => socket.write(`${line}\r\n`)
    const sayAfter = (milliseconds: number | undefined, line: string) =>
      milliseconds === undefined ? say(line) : setTimeout(() => say(line), milliseconds).unref()
    sayAfter(slow.greeting, '220 mail.example.org ESMTP')
    createInterface({ input: socket, crlfDelay: Infinity }).on('line', (line) => {
      if (mail && line !== '.') mail.push(line)
      else if (mail) {
        mails.push(mail.join('\n'))
        mail = undefined
        sayAfter(slow.taken, '250 taken')
      } else if (line === 'DATA') {
        mail = []
        say('354 go on')
      } else if (line.startsWith('RCPT TO')) sayAfter(slow.receiver, '250 mail.example.org')
      else say(line === 'QUIT' ? '221 bye' : '250 mail.example.org')
    })
    socket.on('error', () => undefined)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    connections: () => sockets.size,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The plain text of a mail as it was sent. */
export function textOfMail(mail: string): string {
  return partOfMail(mail, 'text/plain')
}

/**
 * One of the two forms of a mail, in base64 or quoted-printable.
 * @throws where the mail does not have it
 */
export function partOfMail(mail: string, type: 'text/plain' | 'text/html'): string {
  const boundary = /boundary="(.+?)"/.exec(mail)?.[1] ?? ''
  const part = mail.split(`\n--${boundary}`).find((text) => text.startsWith(`\nContent-Type: ${type}`))
  if (part === undefined) throw new Error(`The mail has no ${type}`)
  const [head = '', ...rest] = part.split('\n\n')
  const body = rest.join('\n\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Whether a mail has a header with exactly this value. */
export function hasHeader(mail: string, name: string, value: string): boolean {
  const [head = ''] = mail.split('\n\n')
  return head.replaceAll(/\n\s+/g, ' ').split('\n').includes(`${name}: ${value}`)
}
