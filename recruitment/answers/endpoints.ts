import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import { answerNames, completeAnswers, needsCompleting } from '../../languages/application-answers.ts'
import { answerRule } from '../../languages/back-office/answer-words.ts'
import type { Language } from '../../languages/languages.ts'
import { forbidden, jsonAnswer, notFound, routeNumber } from '../../model/endpoint-answers.ts'
import { hasRole } from '../../model/access/roles.ts'
import { ofTransaction } from '../../store/database/in-transaction.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { decisions } from '../applications/statuses.ts'
import { sendAnswer } from './send-answer.ts'
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
  status: Application['record']['status']
  updatedAt: string
}

const written = {
  subject: z.string().trim().min(1).max(300),
  text: z.string().trim().min(1).max(10_000),
}

/** Without subject and text, the template goes out as it is, and only once. */
const chosen = z
  .object({ name: z.enum(answerNames), status: z.enum(decisions).nullish() })
  .and(
    z.union([
      z.object(written),
      z.object({ subject: z.undefined().optional(), text: z.undefined().optional() }),
    ]),
  )

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
        const { name, status = null, subject, text } = given.data
        const isAsProposed = subject === undefined
        const proposed = isAsProposed ? (await writeAnswers(req, application)).answers : []
        const content = isAsProposed ? proposed.find((each) => each.name === name) : { subject, text }
        if (!content) return notFound(req)
        const isIncomplete = isAsProposed
          ? !completeAnswers.includes(name)
          : needsCompleting(`${content.subject} ${content.text}`)
        if (isIncomplete) throw new APIError(answerRule('brackets', req), 400, null, true)
        if (!sendsMail(environment())) throw new APIError(answerRule('noMail', req), 409, null, true)
        const current = () => applicationOf(req, kind)
        await sendAnswer(req, application, current, {
          ...{ name, status, content, by: req.user.name, isAsProposed },
        })
        return answer(req, await current())
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
    status: record.status,
    updatedAt: record.updatedAt,
  } satisfies AnswersToApplicant)
}

/** @throws APIError that answers 403 or 404 */
async function applicationOf(req: PayloadRequest, kind: Application['kind']): Promise<Application> {
  if (!hasRole(req.user, 'human-resources')) return forbidden(req)
  const asked = {
    ...{ id: routeNumber(req, 'id'), depth: 0, disableErrors: true },
    ...{ overrideAccess: false, user: req.user, ...ofTransaction(req) },
  } as const
  if (kind === 'job-applications') {
    const record = await req.payload.findByID({ collection: kind, ...asked })
    return record ? { kind, record } : notFound(req)
  }
  const record = await req.payload.findByID({ collection: kind, ...asked })
  return record ? { kind, record } : notFound(req)
}
