import { sql } from '@payloadcms/db-sqlite/drizzle'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import { answerNames } from '../../languages/application-answers.ts'
import { answerRule } from '../../languages/back-office/answer-words.ts'
import type { Language } from '../../languages/languages.ts'
import { forbidden, jsonAnswer, notFound, routeNumber } from '../../model/endpoint-answers.ts'
import { hasRole } from '../../model/access/roles.ts'
import { enterInJournal } from '../../model/journal/enter-in-journal.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { mailStatement } from '../../store/mail/outgoing-mail.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { readSentAnswers, type SentAnswer } from './sent-answers.ts'
import { writeAnswers, type Application, type ProposedAnswer } from './write-answers.ts'

/** What stands beside an application. */
export interface AnswersToApplicant {
  /** In which it was sent. */
  language: Language
  answers: ProposedAnswer[]
  sent: SentAnswer[]
  /** Whether mail is sent from here. */
  canSend: boolean
}

const chosen = z.object({
  name: z.enum(answerNames),
  subject: z.string().trim().min(1).max(300),
  text: z.string().trim().min(1).max(10_000),
})

/** Answers to applicants by template: proposes them, and sends one by mail as it was completed. */
export function answerEndpoints(kind: Application['kind']): Endpoint[] {
  return [
    {
      path: '/:id/answers',
      method: 'get',
      handler: async (req) => answer(req, await applicationOf(req, kind)),
    },
    {
      path: '/:id/answers',
      method: 'post',
      handler: async (req) => {
        const application = await applicationOf(req, kind)
        const given = chosen.safeParse(await req.json?.().catch(() => null))
        if (!given.success || !req.user) return notFound(req)
        if (application.record.withdrawnAt) throw new APIError(answerRule('withdrawn', req), 409, null, true)
        const { name, subject, text } = given.data
        if (/\[[^\]]+\]/.test(`${subject} ${text}`))
          throw new APIError(answerRule('brackets', req), 400, null, true)
        const settings = environment()
        if (!sendsMail(settings)) throw new APIError(answerRule('noMail', req), 409, null, true)
        const { id, email: to, reference: about, sentIn } = application.record
        const language = sentIn ?? 'en'
        const contact = 'applicationsEmail'
        const content = { subject, text }
        const mail = { kind: 'application answer', about, to, language, contact, content } as const
        const now = new Date()
        const { write } = await rawSql(req.payload)
        await write([
          mailStatement(req.payload, mail, { settings, now }),
          sql`INSERT INTO application_answers (kind, record, answer, language, sent_at, person_name)
            VALUES (${kind}, ${id}, ${name}, ${language}, ${now.toISOString()}, ${req.user.name})`,
        ])
        await enterInJournal(req, { act: 'answered', kind, record: id, title: null })
        return answer(req, application)
      },
    },
  ]
}

async function answer(req: PayloadRequest, application: Application): Promise<Response> {
  const { kind, record } = application
  return jsonAnswer({
    ...(await writeAnswers(req, application)),
    sent: await readSentAnswers(req.payload, kind, record.id),
    canSend: sendsMail(environment()),
  } satisfies AnswersToApplicant)
}

/** @throws APIError that answers 403 or 404 */
async function applicationOf(req: PayloadRequest, kind: Application['kind']): Promise<Application> {
  if (!hasRole(req.user, 'human-resources')) return forbidden(req)
  const asked = {
    ...{ id: routeNumber(req, 'id'), depth: 0, disableErrors: true },
    ...{ overrideAccess: false, user: req.user },
  } as const
  if (kind === 'job-applications') {
    const record = await req.payload.findByID({ collection: kind, ...asked })
    return record ? { kind, record } : notFound(req)
  }
  const record = await req.payload.findByID({ collection: kind, ...asked })
  return record ? { kind, record } : notFound(req)
}
