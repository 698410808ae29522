import { sql } from '@payloadcms/db-sqlite/drizzle'
import { APIError, type PayloadRequest } from 'payload'
import { environment } from '../../environment.ts'
import type { AnswerName } from '../../languages/application-answers.ts'
import { answerRule } from '../../languages/back-office/answer-words.ts'
import { oneSaveAtATime } from '../../model/editing/refuse-overwriting.ts'
import { enterInJournal } from '../../model/journal/enter-in-journal.ts'
import { inOneTransaction } from '../../store/database/in-one-transaction.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import type { MailContent } from '../../store/mail/mail-kinds.ts'
import { mailStatement } from '../../store/mail/outgoing-mail.ts'
import { endingTurns } from '../../store/turns-taken.ts'
import type { Decision } from '../applications/statuses.ts'
import { readSentAnswers } from './sent-answers.ts'
import type { Application } from './write-answers.ts'

interface Answer {
  name: AnswerName
  /** What becomes of the application with it. */
  status: Decision | null
  content: MailContent
  /** Whoever sends it. */
  by: string
  /** It goes out once: a second try, after an answer of ours was lost, sends nothing. */
  isAsProposed: boolean
}

const tables = {
  'job-applications': sql`job_applications`,
  'internship-applications': sql`internship_applications`,
} as const

/**
 * Sends an answer, remembers it, and gives the application its status, all or none of it.
 * @param current reads the application again, once nobody else saves it
 * @throws APIError that answers 409 when it was withdrawn, or was sent the same template before
 */
export async function sendAnswer(
  req: PayloadRequest,
  { kind, record: { id } }: Application,
  current: () => Promise<Application>,
  { name, status, content, by, isAsProposed }: Answer,
): Promise<void> {
  const send = async () => {
    await oneSaveAtATime(req, kind, id)
    const { record } = await current()
    const refuse = (rule: 'withdrawn' | 'sentAlready') => new APIError(answerRule(rule, req), 409, null, true)
    if (record.withdrawnAt) throw refuse('withdrawn')
    const before = isAsProposed ? await readSentAnswers(req.payload, kind, id, req) : []
    if (before.some((sent) => sent.name === name)) throw refuse('sentAlready')
    const { email: to, reference: about, sentIn } = record
    const language = sentIn ?? 'en'
    const mail = { kind: 'application answer', about, to, language, contact: 'applicationsEmail' } as const
    const now = new Date()
    const at = now.toISOString()
    const { write } = await rawSql(req.payload, req)
    await write([
      mailStatement(req.payload, { ...mail, content }, { settings: environment(), now }),
      sql`INSERT INTO application_answers (kind, record, answer, language, sent_at, person_name)
        VALUES (${kind}, ${id}, ${name}, ${language}, ${at}, ${by})`,
      sql`UPDATE ${tables[kind]} SET last_answer = ${name}, answered_at = ${at}, updated_at = ${at}, saved_by = ${by}
        WHERE id = ${id}`,
      // What the applicant withdraws in this moment stays withdrawn.
      ...(status === null
        ? []
        : [sql`UPDATE ${tables[kind]} SET status = ${status} WHERE id = ${id} AND withdrawn_at IS NULL`]),
    ])
    await enterInJournal(req, { act: 'answered', kind, record: id, title: null })
    if (status !== null && status !== record.status)
      await enterInJournal(req, { act: 'changed', kind, record: id, title: null })
  }
  await endingTurns(() => inOneTransaction(req, send))
}
