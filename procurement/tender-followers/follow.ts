import { askForMail, mailToken, type AskingForMail } from '../../submissions/mail-consent/mail-consent.ts'
import { tenderStatus } from '../tenders/openness.ts'
import type { Language } from '../../languages/languages.ts'
import { confirmationMail, nameOf, readTender } from './mails.ts'

/**
 * Somebody asks to be notified of a tender's changes.
 * @returns whether the tender is on the site and still open
 */
export async function follow(
  { siteUrl, ...asking }: AskingForMail & { siteUrl: string },
  asked: { tender: number; email: string; language: Language },
): Promise<boolean> {
  const { payload, now } = asking
  const { tender, language } = asked
  const email = asked.email.trim().toLowerCase()
  const { docs } = await payload.find({
    collection: 'tenders',
    where: {
      and: [
        { id: { equals: tender } },
        { _status: { equals: 'published' } },
        tenderStatus('open', { payload, language, now }),
      ],
    },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  if (docs.length === 0) return false
  const token = followerToken(payload.secret, tender, email)
  await askForMail(asking, {
    collection: 'tender-followers',
    token,
    language,
    create: (tokenHash) =>
      payload.create({
        collection: 'tender-followers',
        data: { tender, email, sentIn: language, tokenHash },
        depth: 0,
        overrideAccess: true,
      }),
    confirmationMail: async () =>
      confirmationMail(siteUrl, { ...asked, email, token }, nameOf(await readTender(payload, asked))),
  })
  return true
}

/** The token in a follower's links. */
export function followerToken(secret: string, tender: number, email: string): string {
  return mailToken(secret, ['tender follower', tender, email])
}
