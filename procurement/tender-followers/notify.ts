import type { Payload, PayloadRequest } from 'payload'
import { environment } from '../../environment.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { formatMoment } from '../../languages/moments.ts'
import type { Language } from '../../languages/languages.ts'
import { addMails, type NewMail } from '../../store/mail/outgoing-mail.ts'
import { RecordReader } from '../../store/read/record-reader.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { hashOfToken } from '../../submissions/mail-consent/mail-consent.ts'
import { tenderOutcomes } from '../tenders/choices.ts'
import { followerToken } from './follow.ts'
import { changeMail, nameOf, readTender } from './mails.ts'
import { followerWords } from '../../languages/follower-words.ts'
import type { InTransaction } from '../../store/database/in-transaction.ts'

/** What followers are notified of. */
export type News =
  | { addendum: string | null; changes: readonly ('outcome' | 'deadline' | 'documents' | 'custodians')[] }
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
    const read = await readTender(payload, { tender, language }, inTransaction())
    const named = nameOf(read)
    const lines =
      'question' in news
        ? await linesOfAnswer(payload, news.question, language, inTransaction())
        : linesOfChanges(read, news)
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

/** Question and answer; nothing when the answer was not published. */
async function linesOfAnswer(
  payload: Payload,
  question: number,
  language: Language,
  req: InTransaction,
): Promise<string[] | undefined> {
  const { docs } = await payload.find({
    collection: 'tender-questions',
    where: { id: { equals: question }, status: { equals: 'published' } },
    locale: 'all',
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [asked] = docs.map((document) => new RecordReader(document, language))
  return asked && [followerWords[language].answer, ...textsOf(asked, 'question', 'answer')]
}

/** What has changed, and why; nothing when the change did not come to be. */
function linesOfChanges(
  tender: RecordReader,
  { addendum: id, changes }: Extract<News, { addendum: string | null }>,
): string[] | undefined {
  const { language } = tender
  const words = followerWords[language]
  const addendum = tender.list('addenda', (row) => row).find((row) => row.id === id)
  if (id !== null && !addendum) return undefined
  const timeZone = tender.plain('deadline_tz') ?? defaultTimeZone
  const isClosed = tender.plain('outcome') !== null
  const lineOf = {
    outcome: () => (isClosed ? words.outcome(tender.oneOf('outcome', tenderOutcomes)) : words.openAgain),
    deadline: () => {
      const moment = addendum?.moment('newDeadline')
      return moment ? words.newDeadline(formatMoment(moment, language, timeZone)) : undefined
    },
    documents: () => words.documents,
    custodians: () => words.custodians,
  }
  return [
    ...changes.flatMap((change) => lineOf[change]() ?? []),
    ...(changes.includes('outcome') && isClosed ? textsOf(tender, 'outcomeNote') : []),
    ...(addendum ? textsOf(addendum, 'reason') : []),
  ]
}

function textsOf(record: RecordReader, ...names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const text = record.text(name)
    return text ? ['', text.text] : []
  })
}
