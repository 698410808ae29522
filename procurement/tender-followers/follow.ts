import { createHash, createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import type { TenderFollower } from '../../store/payload-types.ts'
import { tenderStatus } from '../tenders/openness.ts'
import type { Language } from '../../languages/languages.ts'
import type { Environment } from '../../environment.ts'
import { addMails } from '../../store/mail/outgoing-mail.ts'
import { confirmationMail, namedTender } from './mails.ts'

interface Following {
  payload: Payload
  siteUrl: string
  settings: Pick<Environment, 'MAIL_FROM' | 'MAIL_RETRY_HOURS'>
  now: Date
  /** Whether one more mail may be sent to this address about this tender. */
  isMailDue: () => Promise<boolean>
}

/**
 * Somebody asks to be notified of a tender's changes; the mail's link has to be used before anything else is sent. The mail
 * is in the outbox when this resolves.
 * Whether the address follows already is reported to nobody.
 * @returns whether the tender is on the site and still open
 */
export async function follow(
  { payload, siteUrl, settings, now, isMailDue }: Following,
  asked: { tender: number; email: string; language: Language },
): Promise<boolean> {
  const email = asked.email.trim().toLowerCase()
  const { docs } = await payload.find({
    collection: 'tenders',
    where: {
      and: [
        { id: { equals: asked.tender } },
        { _status: { equals: 'published' } },
        tenderStatus('open', { payload, language: asked.language, now }),
      ],
    },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  if (docs.length === 0) return false
  const token = followerToken(payload.secret, asked.tender, email)
  const known = await findFollower(payload, token)
  if (known?.confirmedAt) return true
  if (!known) {
    await payload
      .create({
        collection: 'tender-followers',
        data: { tender: asked.tender, email, sentIn: asked.language, tokenHash: hashOfToken(token) },
        depth: 0,
        overrideAccess: true,
      })
      .catch(async (error: unknown) => {
        // The same request twice at once.
        if (!(await findFollower(payload, token))) throw error
      })
  }
  if (!(await isMailDue())) return true
  const mail = confirmationMail(siteUrl, { ...asked, email, token }, await namedTender(payload, asked))
  await addMails(payload, [mail], { settings, now })
  return true
}

/** From now on the follower is notified. @returns whether there is such a follower */
export async function confirm(payload: Payload, token: string, now: Date): Promise<boolean> {
  const follower = await findFollower(payload, token)
  if (!follower) return false
  if (follower.confirmedAt) return true
  await payload.update({
    collection: 'tender-followers',
    id: follower.id,
    data: { confirmedAt: now.toISOString() },
    depth: 0,
    overrideAccess: true,
  })
  return true
}

/** Forgets the follower. Also true for somebody who was forgotten before. */
export async function unfollow(payload: Payload, token: string): Promise<void> {
  await payload.delete({
    collection: 'tender-followers',
    where: { tokenHash: { equals: hashOfToken(token) } },
    depth: 0,
    overrideAccess: true,
  })
}

/** The follower whose links carry a token. */
export async function findFollower(payload: Payload, token: string): Promise<TenderFollower | undefined> {
  const { docs } = await payload.find({
    collection: 'tender-followers',
    where: { tokenHash: { equals: hashOfToken(token) } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]
}

/**
 * The token in a follower's links. Made from the product's secret, so that every mail can carry the link that ends it
 * while the database holds only the token's hash.
 */
export function followerToken(secret: string, tender: number, email: string): string {
  return createHmac('sha256', secret).update(`tender follower\n${tender}\n${email}`).digest('base64url')
}

function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
