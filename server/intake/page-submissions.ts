import { Hono, type Context } from 'hono'
import { answerWithFallback, isUnavailable } from '../answer-failure.ts'
import type { SubmissionOutcome } from '../../submissions/submission-outcome.ts'
import { languageList, type Language } from '../../languages/languages.ts'
import { privateHeaders, toCachedResponse } from '../pages/cached-page.ts'
import { readPageRequest } from '../pages/page-request.ts'
import type { PageRenderer } from '../pages/render-page.ts'
import { variantOf } from '../pages/variant-of.ts'
import { sendCached } from '../page-cache/send.ts'
import type { IntakeService } from './intake-service.ts'
import type { Sender } from './intake.ts'
import {
  internshipApplicationSubmission,
  jobApplicationSubmission,
  proposalSubmission,
} from './submission-kinds.ts'
import { intakeMessages } from '../../languages/messages/intake/intake-messages.ts'
import { readSmallForm } from './reading/read-small-form.ts'
import { refusalOf } from './refusal.ts'
import { senderOf } from './sender-of.ts'

interface PageAnswersOptions {
  render: PageRenderer
  policy: (body: Buffer) => string
}

interface PageSubmissionsOptions {
  intake: IntakeService
  answerWithPage: AnswerWithPage
}

/**
 * Answers with a page of the site that shows what became of a submission.
 * @param address of the page; the request's own when it is left out
 */
export type AnswerWithPage = (
  context: Context,
  language: Language,
  submission: SubmissionOutcome,
  address?: string,
) => Promise<Response>

type Take = (
  intake: IntakeService,
  request: Request,
  sender: Sender,
  id: string,
) => Promise<SubmissionOutcome>

/** Pages that answer a form, by their address below the language's prefix. */
const forms: Readonly<Record<string, Take>> = {
  '/tenders/:id/apply': ({ submissions }, request, sender, id) =>
    submissions.submit(proposalSubmission, id, request, sender),
  '/tenders/:id/ask': ({ questions }, request, sender, id) => questions.ask(id, request, sender),
  '/vacancies/apply': ({ submissions }, request, sender) =>
    submissions.submit(jobApplicationSubmission, '', request, sender),
  '/vacancies/:id/apply': ({ submissions }, request, sender, id) =>
    submissions.submit(jobApplicationSubmission, id, request, sender),
  '/internship/apply': ({ submissions }, request, sender) =>
    submissions.submit(internshipApplicationSubmission, '', request, sender),
  '/receipts': manageReceipt,
}

/**
 * What browsers without scripts send: the same intake as the API's, answered with the form's own page, which shows the
 * receipt, or what was typed with what is wrong beside it.
 */
export function pageSubmissions({ intake, answerWithPage }: PageSubmissionsOptions): Hono {
  const app = new Hono()
  for (const { code, pathPrefix } of languageList) {
    for (const [address, take] of Object.entries(forms)) {
      app.post(`${pathPrefix}${address}`, async (context) => {
        const sender = senderOf(context, code, intake.trustedProxies)
        const outcome = await take(intake, context.req.raw, sender, context.req.param('id') ?? '')
        return answerWithPage(context, code, outcome)
      })
    }
  }
  return app
}

/** What answers submissions with pages of the site. */
export function pageAnswers({ render, policy }: PageAnswersOptions): AnswerWithPage {
  return async (context, language, submission, address = context.req.url) => {
    const { req } = context
    const version = variantOf({ cookie: req.header('cookie'), saveData: req.header('save-data') })
    const page = readPageRequest(address, version)
    const rendered = await render({ request: new Request(page.url), language, version, submission }).catch(
      (error: unknown) => {
        if (isUnavailable(error)) return undefined
        throw error
      },
    )
    // The form's own page can't be made, but what became of the submission is known.
    if (!rendered) return withoutPage(context, submission)
    const status = rendered.status === 200 ? submission.status : rendered.status
    const cached = await toCachedResponse(page, { ...rendered, status }, privateHeaders, policy)
    const response = sendCached(context.req.raw, cached)
    if (submission.outcome === 'refused' && submission.retryAfterSeconds !== undefined) {
      response.headers.set('Retry-After', String(submission.retryAfterSeconds))
    }
    return response
  }
}

function withoutPage(context: Context, submission: SubmissionOutcome): Response | Promise<Response> {
  const { status, message } = submission
  const retryAfter = submission.outcome === 'refused' ? submission.retryAfterSeconds : undefined
  return answerWithFallback(context, status, {
    message,
    headers: { ...privateHeaders, ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) },
  })
}

async function manageReceipt(
  { submissions, reportError }: IntakeService,
  request: Request,
  sender: Sender,
): Promise<SubmissionOutcome> {
  const messages = intakeMessages(sender.language)
  try {
    const fields = await readSmallForm(request, messages)
    const action = fields.get('action') === 'withdraw' ? 'withdraw' : 'show'
    return await submissions.manage(action, fields.get('reference') ?? '', fields.get('secret') ?? '', sender)
  } catch (error) {
    return refusalOf(error, messages, {}, reportError)
  }
}
