import type { Payload } from 'payload'
import { arabicBeforeEnglishInPersian, type Language } from '../../languages/languages.ts'
import { addressOfRecord } from '../../languages/addresses.ts'
import type { NewMail } from '../../store/mail/outgoing-mail.ts'
import { linkOfMail, withLinkToStop } from '../../submissions/mail-consent/mail-links.ts'
import { RecordReader } from '../../store/read/record-reader.ts'
import { followersAddress } from './form.ts'
import { followerWords } from '../../languages/follower-words.ts'
import type { InTransaction } from '../../store/database/in-transaction.ts'

interface Receiver {
  tender: number
  email: string
  language: Language
  token: string
}

/** A tender as mails name it, in the receiver's language. */
export interface NamedTender {
  title: string
  slug: string
}

/** What mails to followers of a tender are about, in the outbox. */
export const aboutTender = (tender: number) => `tender ${tender}`

/** The first mail: nothing else is sent before its link is used. */
export function confirmationMail(siteUrl: string, receiver: Receiver, { title }: NamedTender): NewMail {
  const words = followerWords[receiver.language]
  return {
    kind: 'follow confirmation',
    ...addressed(receiver),
    content: {
      subject: words.confirmSubject(title),
      text: `${words.confirmText}\n\n${linkOfMail(siteUrl, { ...receiver, address: followersAddress }, 'confirm')}\n`,
    },
  }
}

/** Reports a change. Every such mail carries the link that ends them, also for mail programs that show a button. */
export function changeMail(
  siteUrl: string,
  receiver: Receiver,
  { title, slug }: NamedTender,
  lines: readonly string[],
): NewMail {
  const words = followerWords[receiver.language]
  const leave = linkOfMail(siteUrl, { ...receiver, address: followersAddress }, 'leave')
  const address = addressOfRecord('tenders', slug, receiver.language)
  return {
    kind: 'tender change',
    ...addressed(receiver),
    content: {
      subject: words.changedSubject(title),
      ...withLinkToStop(leave, words.leave, [...lines, '', words.tender, `${siteUrl}${address}`]),
    },
  }
}

const addressed = ({ tender, email, language }: Receiver) => ({
  about: aboutTender(tender),
  to: email,
  language,
  contact: 'procurementEmail' as const,
})

/**
 * A tender whose texts fall back as those of its page do.
 * @param req in whose transaction the tender is read, where the database has transactions
 */
export async function readTender(
  payload: Payload,
  { tender, language }: Pick<Receiver, 'tender' | 'language'>,
  req: InTransaction = {},
): Promise<RecordReader> {
  const document = await payload.findByID({
    collection: 'tenders',
    id: tender,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
    req,
  })
  return new RecordReader(document, language, arabicBeforeEnglishInPersian(language))
}

export function nameOf(tender: RecordReader): NamedTender {
  return { title: tender.requiredText('title').text, slug: tender.plain('slug') ?? tender.id }
}
