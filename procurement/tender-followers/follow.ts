import type { Payload } from 'payload'
import { tenderStatus } from '../tenders/openness.ts'
import type { Language } from '../../languages/languages.ts'
import { findFollower } from './find-follower.ts'
import { followerToken, hashOfToken } from './follower-token.ts'
import { sendConfirmation } from './send-mails.ts'

interface Following {
  payload: Payload
  siteUrl: string
  now: Date
  /** Whether one more mail may be sent to this address about this tender. */
  isMailDue: () => Promise<boolean>
}

/**
 * Somebody asks to be notified of a tender's changes; the mail's link has to be used before anything else is sent.
 * Whether the address follows already is reported to nobody.
 * @returns whether the tender is on the site and still open
 */
export async function follow(
  { payload, siteUrl, now, isMailDue }: Following,
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
  if (await isMailDue()) await sendConfirmation(payload, siteUrl, { ...asked, email, token })
  return true
}
