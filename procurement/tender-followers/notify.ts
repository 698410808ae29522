import { setTimeout as wait } from 'node:timers/promises'
import type { Payload, PayloadRequest } from 'payload'
import { environment } from '../../environment.ts'
import { formatMoment } from '../../languages/moments.ts'
import type { Language } from '../../languages/languages.ts'
import { sendsMail } from '../../submissions/mail/smtp-mail.ts'
import { transactionEnd } from '../../store/database/limit-transactions.ts'
import type { TenderFollower } from '../../store/payload-types.ts'
import { followerToken } from './follow.ts'
import { sendChange } from './send-mails.ts'
import { followerWords } from './words.ts'

/** What followers are notified of. */
export type News = { addendum: string } | { question: number }

/** Milliseconds before each new try to send what could not be sent. */
const laterTries = [1_000, 10_000, 60_000, 600_000] as const

/**
 * Notifies a tender's followers of news once the editor's change is in the database. Never fails the change: what can't be
 * sent is tried again, and then given up with a line in the log that names nobody.
 */
export function notifyAfterCommit(req: PayloadRequest, tender: number, news: News): void {
  const settings = environment()
  if (!sendsMail(settings)) return
  const { payload } = req
  void transactionEnd(req)
    .then(() => notifyFollowers(payload, settings.siteUrl, tender, news))
    .catch((error: unknown) => logFailure(payload, tender, error))
}

/** Sends the news to each confirmed follower in their own language. */
export async function notifyFollowers(
  payload: Payload,
  siteUrl: string,
  tender: number,
  news: News,
  tries: readonly number[] = laterTries,
): Promise<void> {
  const { docs: followers } = await payload.find({
    collection: 'tender-followers',
    where: { tender: { equals: tender }, confirmedAt: { exists: true } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  for (const follower of followers) {
    const lines = await linesOf(payload, tender, news, follower.sentIn)
    // The change did not come to be, or was taken back.
    if (!lines) return
    await send(payload, siteUrl, { tender, follower, lines }, tries)
  }
}

async function send(
  payload: Payload,
  siteUrl: string,
  { tender, follower, lines }: { tender: number; follower: TenderFollower; lines: readonly string[] },
  tries: readonly number[],
): Promise<void> {
  const token = followerToken(payload.secret, tender, follower.email)
  const receiver = { tender, email: follower.email, language: follower.sentIn, token }
  for (const delay of [0, ...tries]) {
    if (delay > 0) await wait(delay, undefined, { ref: false })
    try {
      return await sendChange(payload, siteUrl, receiver, lines)
    } catch (error) {
      logFailure(payload, tender, error)
    }
  }
}

async function linesOf(
  payload: Payload,
  tender: number,
  news: News,
  language: Language,
): Promise<string[] | undefined> {
  const words = followerWords[language]
  const options = { locale: language, fallbackLocale: 'en', depth: 0, overrideAccess: true } as const
  if ('question' in news) {
    const { docs } = await payload.find({
      collection: 'tender-questions',
      where: { id: { equals: news.question }, status: { equals: 'published' } },
      ...options,
    })
    const [asked] = docs
    return (
      asked && [words.answer, ...[asked.question, asked.answer].flatMap((text) => (text ? ['', text] : []))]
    )
  }
  const { addenda, deadline_tz } = await payload.findByID({ collection: 'tenders', id: tender, ...options })
  const addendum = addenda?.find(({ id }) => id === news.addendum)
  if (!addendum) return undefined
  return [
    addendum.newDeadline
      ? words.newDeadline(formatMoment(addendum.newDeadline, language, deadline_tz))
      : words.documents,
    ...(addendum.reason ? ['', addendum.reason] : []),
  ]
}

/** Without the error's message, which may quote an address. */
function logFailure(payload: Payload, tender: number, error: unknown): void {
  const fault = error instanceof Error ? error.name : 'unknown'
  payload.logger.warn({ tender, fault, msg: 'A follower of a tender could not be notified of its change' })
}
