import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Environment } from '../environment.ts'
import { formatFileSize } from '../languages/format.ts'
import { formatMoment } from '../languages/moments.ts'
import type { Language } from '../languages/languages.ts'
import type { Receipt } from './receipt.ts'
import { receiptMailWords } from './receipt-mail-words.ts'

/** Milliseconds before each further attempt. */
const pauses = [10_000, 60_000, 600_000]

/**
 * Sends a receipt to the sender, where mail is configured. The mail gives everything but the secret, which is shown
 * only to the browser that sent.
 * @throws the mail server's last error, without the address it was for
 */
export async function mailReceipt(
  payload: Payload,
  settings: Pick<Environment, 'SMTP_URL' | 'siteUrl'>,
  receipt: Receipt,
  email: string,
  language: Language,
): Promise<void> {
  if (!settings.SMTP_URL) return
  const words = receiptMailWords[language]
  const text = [
    words.received,
    '',
    receipt.about.title,
    `${words.reference}: ${receipt.reference}`,
    `${words.time}: ${formatMoment(receipt.received_at, language, receipt.time_zone)}`,
    ...receipt.files.flatMap(({ name, size, sha256 }) => [
      '',
      `${name} (${formatFileSize(size, language)})`,
      `SHA-256: ${sha256}`,
    ]),
    '',
    words.keepSecret,
    `${settings.siteUrl}/receipts`,
  ].join('\n')
  let failure = ''
  for (const pause of [0, ...pauses]) {
    await wait(pause, undefined, { ref: false })
    try {
      await payload.sendEmail({ to: email, subject: `${words.subject} ${receipt.reference}`, text })
      return
    } catch (error) {
      // The mail server's own words may name the address.
      failure = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    }
  }
  throw new Error(`The receipt ${receipt.reference} could not be sent by e-mail (${failure})`)
}
