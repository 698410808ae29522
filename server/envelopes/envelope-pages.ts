import { Hono, type Context } from 'hono'
import type { Payload } from 'payload'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { intakeMessages } from '../../languages/messages/intake/intake-messages.ts'
import type { ContentVersion } from '../../store/database/content-version.ts'
import type { Refusal } from '../../submissions/submission-outcome.ts'
import type { IntakeService } from '../intake/intake-service.ts'
import type { AnswerWithPage } from '../intake/page-submissions.ts'
import { drain } from '../intake/reading/drain.ts'
import { refusalOf } from '../intake/refusal.ts'
import { Refused } from '../intake/refused.ts'
import { senderOf } from '../intake/sender-of.ts'
import {
  outcomeOfEnvelope,
  type EnvelopeUploads,
  type TenderOfEnvelopes,
} from '../intake/uploads/envelope-uploads.ts'
import { privateHeaders } from '../pages/cached-page.ts'
import { builtSealingFiles } from '../../procurement/terms/built-sealing-files.ts'
import { readSealingFile } from '../sealing-script/read-sealing-file.ts'
import { envelopePage, envelopeParameter } from './envelope-page.ts'

interface EnvelopePages {
  payload: Payload
  contentVersion: () => ContentVersion
  now: () => Date
  siteUrl: string
  uploads: EnvelopeUploads
  intake: Pick<IntakeService, 'trustedProxies' | 'reportError'>
  /** Shows the receipt on the page of the tender's form. */
  answerWithPage: AnswerWithPage
  readFile?: typeof readSealingFile
  readBuilt?: () => Promise<{ offlineSealer: string } | null>
}

/** `/tenders/{id}/envelope` in each language, for tenders with custodians: what the offline sealer made is sent here. */
export function envelopePages(options: EnvelopePages, language: Language): Hono {
  const { payload, contentVersion, now, siteUrl, uploads, intake, answerWithPage } = options
  const { readFile = readSealingFile, readBuilt = builtSealingFiles } = options
  const app = new Hono()

  app.get('/:tender/envelope', (context) => shown(context, context.req.param('tender'), undefined))

  // The answer is a page of the site at the address of the tender's form: elsewhere its scripts would find no page of theirs, and
  // put a failure in the place of the receipt. A page that stood open during an update still sends to its own address.
  app.post('/:tender/apply', (context, next) =>
    context.req.query(envelopeParameter) === undefined ? next() : take(context, context.req.param('tender')),
  )
  app.post('/:tender/envelope', (context) => take(context, context.req.param('tender')))
  return app

  async function take(context: Context, address: string): Promise<Response> {
    const { raw } = context.req
    const sender = senderOf(context, language, intake.trustedProxies)
    try {
      const accepted = await uploads.takeForm(address, raw, sender)
      return await answerWithPage(context, language, outcomeOfEnvelope(accepted, language), formOf(address))
    } catch (error) {
      await drain(raw.body)
      return shown(context, address, refusalOf(error, intakeMessages(language), {}, intake.reportError))
    }
  }

  function formPath(address: string): string {
    return addressIn(language, `/tenders/${encodeURIComponent(address)}/apply`)
  }

  function formOf(address: string): string {
    return new URL(formPath(address), siteUrl).href
  }

  async function shown(context: Context, address: string, refusal: Refusal | undefined): Promise<Response> {
    let tender: TenderOfEnvelopes
    try {
      tender = await uploads.findTender(address, language)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.status === 404) return context.notFound()
      // The page of the form says why nothing is taken; as with receipts, its scripts would not find it here.
      if (!refusal) return context.body(null, 302, { ...privateHeaders, Location: formPath(address) })
      const refused = refusalOf(error, intakeMessages(language), {}, intake.reportError)
      return answerWithPage(context, language, refused, formOf(address))
    }
    const reading = { payload, language, contentVersion: contentVersion(), now: now() }
    const [{ name }, script, built] = await Promise.all([
      readOrganization(reading),
      readFile('envelope-sender.js'),
      readBuilt(),
    ])
    const { page, policy } = envelopePage(
      {
        ...{ name: name.text, address, refusal: refusal?.message, script },
        tender: { id: tender.id, title: tender.target.title },
        closed: now() < tender.closesAt ? undefined : tender.closed,
        sealerHash: built?.offlineSealer,
      },
      language,
    )
    return context.html(page, refusal?.status ?? 200, {
      ...privateHeaders,
      'Content-Security-Policy': policy,
      'Content-Language': language,
      ...(refusal?.retryAfterSeconds !== undefined && { 'Retry-After': String(refusal.retryAfterSeconds) }),
    })
  }
}
