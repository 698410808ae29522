import type { SendEmailOptions } from 'payload'
import { languages, type Language } from '../../languages/languages.ts'
import { directionAgainst } from '../rich-text/direction.ts'
import { escapeHtml, paragraphsOf } from '../rich-text/paragraphs.ts'
import type { Contact, MailKind, SealedMail } from './mail-kinds.ts'

/** As whom the product writes, in the receiver's language. */
export interface MailIdentity {
  /** The network's name, which mail programs show in place of the address; nothing where a site is not filled in yet. */
  name: string | undefined
  /** What mail comes from. Nobody reads what is sent to it. */
  address: string
  /** Address of the site, without a slash at its end. */
  siteUrl: string
  /** Home in the receiver's language. */
  home: string
  /** Where answers go. */
  contacts: Readonly<Record<Contact, string | undefined>>
}

export type CompleteMail = SealedMail & Required<Pick<SealedMail, 'content'>>

/**
 * A mail as it is handed to the mail server: as plain text and, in the language's direction, as HTML, which says no more.
 * Programs that answer by themselves (absences, say) are asked not to (RFC 3834, and Exchange's own header), unless a
 * person wrote it.
 */
export function mailMessage(
  kind: MailKind,
  { to, language, messageId, content, contact }: CompleteMail,
  { name, address, siteUrl, home, contacts }: MailIdentity,
): SendEmailOptions & { text: string; html: string } {
  const { subject, text = '', headers } = content
  const isWrittenByStaff = kind === 'application answer'
  const isComplete = isWrittenByStaff || content.html !== undefined
  const signature = isComplete ? [] : [...(name === undefined ? [] : [name]), home]
  return {
    from: { name: name ?? '', address },
    replyTo: contact && contacts[contact],
    to,
    messageId,
    subject,
    // Mail programs know a signature by this line.
    text: signature.length === 0 ? text : [text.trimEnd(), '', '-- ', ...signature, ''].join('\n'),
    html: content.html ?? htmlOf({ subject, text, signature, language, siteUrl }),
    headers: {
      ...headers,
      ...(!isWrittenByStaff && {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'OOF, AutoReply',
      }),
    },
  }
}

interface TextOfMail {
  subject: string
  text: string
  signature: readonly string[]
  language: Language
  siteUrl: string
}

// Mail programs leave out style sheets, and Outlook knows no logical properties.
function htmlOf({ subject, text, signature, language, siteUrl }: TextOfMail): string {
  const { direction } = languages[language]
  const side = direction === 'rtl' ? 'right' : 'left'
  const paragraph = (lines: readonly string[], style: string) =>
    `<p style="margin:0 0 16px;${style}">${lines.map((line) => htmlOfLine(line, language, siteUrl)).join('<br>\n')}</p>`
  return [
    `<!doctype html>`,
    `<html lang="${language}" dir="${direction}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:16px">`,
    `<div lang="${language}" dir="${direction}" style="direction:${direction};text-align:${side};max-width:640px;font-family:'Segoe UI',Tahoma,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">`,
    ...paragraphsOf(text).map((words) => paragraph(words.split('\n'), '')),
    ...(signature.length === 0 ? [] : [paragraph(signature, 'font-size:14px')]),
    `</div>`,
    `</body>`,
    `</html>`,
    '',
  ].join('\n')
}

/** A text that already stands apart from the words around it (`isolated`). */
const isolate = /[\u2066-\u2068][^\u2069]*\u2069/gu

function htmlOfLine(line: string, language: Language, siteUrl: string): string {
  const html = line
    .split(/(\s+)/)
    .map((word) => (isOfSite(word, siteUrl) ? linkTo(word) : escapeHtml(word)))
    .join('')
  const against = directionAgainst(line.replace(isolate, ''), language)
  return against === undefined || isOfSite(line, siteUrl) ? html : `<span dir="${against}">${html}</span>`
}

/** Other addresses, which a file's name may hold, get no link from us. */
function isOfSite(word: string, siteUrl: string): boolean {
  return word.startsWith(siteUrl) && /^(?:$|[/?#])/.test(word.slice(siteUrl.length))
}

function linkTo(address: string): string {
  const escaped = escapeHtml(address).replaceAll('"', '&quot;')
  return `<a href="${escaped}" dir="ltr">${escaped}</a>`
}
