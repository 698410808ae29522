import { linkMailWords, recoveryNoticeWords } from '../../languages/back-office/account-mail-words.ts'
import { formatGregorianMoment } from '../../languages/moments.ts'
import type { Language } from '../../languages/languages.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import type { NewMail } from '../../store/mail/outgoing-mail.ts'
import { addressOfLink, type LinkPurpose } from './account-links.ts'

interface Receiver {
  id: number
  name: string
  email: string
}

/** What mails to somebody about getting into their account are about, in the outbox. */
export const aboutAccount = (account: number) => `account ${account}`

/** The mail with the link to an account, in the person's language. */
export function linkMail(
  siteUrl: string,
  { id, name, email }: Receiver,
  link: { purpose: LinkPurpose; language: Language; token: string; expiresAt: Date },
): NewMail {
  const { purpose, language, token, expiresAt } = link
  const { subject, text, until, ignore } = linkMailWords[purpose][language]
  const { host } = new URL(siteUrl)
  const moment = formatGregorianMoment(expiresAt.toISOString(), language, defaultTimeZone)
  return {
    ...{ kind: purpose, about: aboutAccount(id), to: email, language },
    content: {
      subject: subject(host),
      text: `${text(host, name)}\n\n${addressOfLink(siteUrl, token)}\n\n${until(moment)}\n\n${ignore}\n`,
    },
  }
}

/** Tells somebody, before anything is possible, that their account is being recovered. */
export function recoveryNotice(siteUrl: string, { id, name, email }: Receiver, language: Language): NewMail {
  const { subject, text, ifNotYou } = recoveryNoticeWords[language]
  const { host } = new URL(siteUrl)
  return {
    ...{ kind: 'recovery begun', about: aboutAccount(id), to: email, language },
    content: {
      subject: subject(host),
      text: `${text(host, name)}\n\n${ifNotYou}\n\n${siteUrl}/admin/account\n`,
    },
  }
}
