import type { Payload, PayloadRequest } from 'payload'
import { environment } from '../../environment.ts'
import { formatMoment } from '../../languages/moments.ts'
import type { Language } from '../../languages/languages.ts'
import { addMails, type NewMail } from '../../store/mail/outgoing-mail.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { hashOfToken } from '../../submissions/mail-consent/mail-consent.ts'
import { followerToken } from './follow.ts'
import { changeMail, namedTender } from './mails.ts'
import { followerWords } from '../../languages/follower-words.ts'
import type { InTransaction } from '../../store/database/in-transaction.ts'

/** What followers are notified of. */
export type News =
  | { addendum: string; changes: 'deadline' | 'documents' | 'custodians' }
  | { question: number }

/** Only the transaction, newly for each read: Payload notes in it what it reads, and in which language. */
type TransactionOnly = () => InTransaction

/**
 * Writes a mail to each confirmed follower of a tender, in their own language, in the transaction of the editor's change:
 * both are in the database, or neither.
 */
export async function notifyFollowers(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  tender: number,
  news: News,
): Promise<void> {
  const settings = environment()
  if (!sendsMail(settings)) return
  const inTransaction: TransactionOnly = () => (transactionID === undefined ? {} : { transactionID })
  const { docs: followers } = await payload.find({
    collection: 'tender-followers',
    where: { tender: { equals: tender }, confirmedAt: { exists: true } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req: inTransaction(),
  })
  const mails: NewMail[] = []
  for (const [language, readers] of Map.groupBy(followers, ({ sentIn }) => sentIn)) {
    const named = await namedTender(payload, { tender, language }, inTransaction())
    const lines = await linesOf({ payload, inTransaction }, tender, news, language)
    if (!lines) return
    for (const { id, email, tokenHash } of readers) {
      const token = followerToken(payload.secret, tender, email)
      // Under another secret than at the beginning the token is another: the link in this mail works.
      if (tokenHash !== hashOfToken(token)) {
        await payload.update({
          collection: 'tender-followers',
          id,
          data: { tokenHash: hashOfToken(token) },
          depth: 0,
          overrideAccess: true,
          req: inTransaction(),
        })
      }
      const receiver = { tender, email, language, token }
      mails.push(changeMail(settings.siteUrl, receiver, named, lines))
    }
  }
  await addMails(payload, mails, { settings, now: new Date() }, inTransaction())
}

/** What is new; nothing when the change did not come to be. */
async function linesOf(
  { payload, inTransaction }: { payload: Payload; inTransaction: TransactionOnly },
  tender: number,
  news: News,
  language: Language,
): Promise<string[] | undefined> {
  const words = followerWords[language]
  const options = {
    locale: language,
    fallbackLocale: 'en',
    depth: 0,
    overrideAccess: true,
    req: inTransaction(),
  } as const
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
  const { addenda, deadline_tz } = await payload.findByID({
    collection: 'tenders',
    id: tender,
    ...options,
  })
  const addendum = addenda?.find(({ id }) => id === news.addendum)
  if (!addendum) return undefined
  return [
    addendum.newDeadline
      ? words.newDeadline(formatMoment(addendum.newDeadline, language, deadline_tz))
      : words[news.changes === 'custodians' ? 'custodians' : 'documents'],
    ...(addendum.reason ? ['', addendum.reason] : []),
  ]
}
