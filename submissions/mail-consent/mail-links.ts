import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import type { MailContent } from '../../store/mail/mail-kinds.ts'

interface LinkReceiver {
  /** Under which the pages for the links stand, without a language's prefix. */
  address: string
  language: Language
  token: string
}

/** An absolute link in a mail to somebody who asked for it: to confirm, or to receive no more. */
export function linkOfMail(
  siteUrl: string,
  { address, language, token }: LinkReceiver,
  step: 'confirm' | 'leave',
): string {
  return `${siteUrl}${addressIn(language, `${address}/${step}`)}?token=${token}`
}

/** A text with the link that ends such mails at its foot, and also where mail programs show a button (RFC 8058). */
export function withLinkToStop(
  link: string,
  words: string,
  lines: readonly string[],
): Pick<MailContent, 'text' | 'headers'> {
  return {
    text: [...lines, '', words, link, ''].join('\n'),
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
