import type { Language } from '../../languages/languages.ts'
import { askForMail, mailToken, type AskingForMail } from '../mail-consent/mail-consent.ts'
import type { ListWithMail } from './form.ts'
import { confirmationMail } from './mails.ts'

/** Somebody asks to be notified of what is new in a list. */
export async function subscribe(
  { siteUrl, ...asking }: AskingForMail & { siteUrl: string },
  asked: { list: ListWithMail; email: string; language: Language },
): Promise<void> {
  const { payload } = asking
  const { list, language } = asked
  const email = asked.email.trim().toLowerCase()
  const token = subscriberToken(payload.secret, list, email)
  await askForMail(asking, {
    collection: 'list-subscribers',
    token,
    language,
    create: (tokenHash) =>
      payload.create({
        collection: 'list-subscribers',
        data: { list, email, sentIn: language, tokenHash },
        depth: 0,
        overrideAccess: true,
      }),
    confirmationMail: async () => confirmationMail(siteUrl, { ...asked, email, token }),
  })
}

/** The token in a subscriber's links. */
export function subscriberToken(secret: string, list: ListWithMail, email: string): string {
  return mailToken(secret, ['list subscriber', list, email])
}
