import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { listSubscriberWords } from '../../languages/list-subscriber-words.ts'
import type { Contact } from '../../store/mail/mail-kinds.ts'
import type { NewMail } from '../../store/mail/outgoing-mail.ts'
import { linkOfMail, withLinkToStop } from '../mail-consent/mail-links.ts'
import { subscribersAddress, type ListWithMail } from './form.ts'

interface Receiver {
  list: ListWithMail
  email: string
  language: Language
  token: string
}

/** A new record as mails name it, in the receiver's language. */
export interface NewRecord {
  title: string
  /** Moment in words; nothing where the record is open until further notice. */
  deadline: string | undefined
  /** Absolute address. */
  address: string
}

/** What mails to subscribers of a list are about, in the outbox. */
export const aboutList = (list: ListWithMail) => `new ${list}`

/** The first mail: nothing else is sent before its link is used. */
export function confirmationMail(siteUrl: string, receiver: Receiver): NewMail {
  const words = listSubscriberWords[receiver.language][receiver.list]
  const link = linkOfMail(siteUrl, { ...receiver, address: subscribersAddress }, 'confirm')
  return {
    kind: 'subscription confirmation',
    ...addressed(receiver),
    content: { subject: words.confirmSubject, text: `${words.confirmText}\n\n${link}\n` },
  }
}

/** Says what is new in a list, the newest first. */
export function newRecordsMail(siteUrl: string, receiver: Receiver, records: readonly NewRecord[]): NewMail {
  const { language, list } = receiver
  const words = listSubscriberWords[language]
  const [first, ...others] = records
  const stop = linkOfMail(siteUrl, { ...receiver, address: subscribersAddress }, 'leave')
  return {
    kind: 'new records',
    ...addressed(receiver),
    content: {
      subject: first && others.length === 0 ? words[list].newOne(first.title) : words[list].newOnes,
      ...withLinkToStop(stop, words.leave, [
        ...records.flatMap(({ title, deadline, address }) => [
          title,
          ...(deadline === undefined ? [] : [words.deadline(deadline)]),
          address,
          '',
        ]),
        words[list].all,
        `${siteUrl}${addressIn(language, `/${list}`)}`,
      ]),
    },
  }
}

const contacts = {
  tenders: 'procurementEmail',
  vacancies: 'applicationsEmail',
} as const satisfies Record<ListWithMail, Contact>

const addressed = ({ list, email, language }: Receiver) => ({
  about: aboutList(list),
  to: email,
  language,
  contact: contacts[list],
})
