import type { EmailAdapter, SendEmailOptions } from 'payload'
import type { Environment } from '../../environment.ts'

/** Milliseconds after which a mail server that does not answer is given up by whoever looks whether it is there. */
const patience = 10_000

/**
 * And by whoever sends: as long as RFC 5321 (4.5.3.2) asks for after a mail's end, and more than for any other step. Many
 * servers look a mail through before they take it, and whoever hangs up meanwhile sends it twice.
 */
const patienceInSending = 10 * 60_000

/** Sends the product's mail through the server that `SMTP_URL` names, or refuses to send where there is none. A `signal` ends a sending. */
export function mailOf({ SMTP_URL, MAIL_FROM }: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM'>): EmailAdapter {
  if (!SMTP_URL || !MAIL_FROM) return mailNotConfigured
  return () => ({
    name: 'smtp',
    defaultFromAddress: MAIL_FROM,
    defaultFromName: '',
    sendEmail: async (message: SendEmailOptions) => {
      const transport = await transportTo(SMTP_URL, patienceInSending)
      try {
        await transport.sendMail({ ...message, from: message.from ?? MAIL_FROM })
      } finally {
        transport.close()
      }
    },
  })
}

async function transportTo(url: string, longest: number) {
  // Loaded with the first mail: most processes never send one.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    dnsTimeout: patience,
    // It bounds the wait for the greeting too.
    connectionTimeout: longest,
    greetingTimeout: longest,
    socketTimeout: longest,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/**
 * Connects to the mail server and signs in, and sends nothing.
 * @throws what the server, or the way to it, says
 */
export async function checkMail({ SMTP_URL }: Pick<Environment, 'SMTP_URL'>): Promise<void> {
  if (!SMTP_URL) throw new Error('The settings name no mail server')
  const transport = await transportTo(SMTP_URL, patience)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Whether this deployment sends mail. */
export function sendsMail({ SMTP_URL, MAIL_FROM }: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM'>): boolean {
  return Boolean(SMTP_URL && MAIL_FROM)
}

/**
 * Stands in until a deployment's mail is configured. Refuses to send, so that nobody waits for a message that never
 * comes, and writes no message into a log, where a link to reset a password would be open to every reader.
 */
const mailNotConfigured: EmailAdapter = () => ({
  name: 'mail-not-configured',
  defaultFromAddress: 'no-reply@localhost',
  defaultFromName: 'Back office',
  sendEmail: () => Promise.reject(new Error('This installation has no mail: ask an administrator for help.')),
})
