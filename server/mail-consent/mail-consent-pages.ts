import '../../site/language/all-messages.ts'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Payload } from 'payload'
import type { z } from 'zod'
import type { Environment } from '../../environment.ts'
import type { Language } from '../../languages/languages.ts'
import { mailConsentWords } from '../../languages/mail-consent-words.ts'
import { intakeMessages } from '../../languages/messages/intake/intake-messages.ts'
import { DatabaseCounts } from '../../store/shared-counts/shared-counts.ts'
import { networkOf } from '../../store/shared-counts/network-of.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { answersSchema } from '../../submissions/forms/form-schema.ts'
import type { Form } from '../../submissions/forms/form.ts'
import {
  confirmConsent,
  withdrawConsent,
  type AskingForMail,
  type MailConsentCollection,
} from '../../submissions/mail-consent/mail-consent.ts'
import { formOf } from '../form-of.ts'
import { senderOf } from '../intake/sender-of.ts'
import { LimitReached, SharedRateLimiter } from '../intake/shared-rate-limiter.ts'
import { consentPage, consentPagePolicy, type AskedAgain } from './consent-page.ts'

export interface MailConsentOptions {
  settings: Pick<
    Environment,
    'SMTP_URL' | 'MAIL_FROM' | 'MAIL_RETRY_HOURS' | 'TRUSTED_PROXIES' | 'SUBMISSIONS_PER_HOUR'
  >
  payload: Payload
  siteUrl: string
  now: () => Date
  logError: (error: unknown) => void
}

/** What people can ask to be sent. */
interface MailConsent<About> {
  form: Form<MailConsentCollection>
  /** What it is about, as the form says it beside the address. */
  about: z.ZodType<About>
  /** Name under which mails to one address about one thing are counted. */
  nameOf: (about: About) => string
  /** @returns whether it can be asked for */
  ask: (asking: AskingForMail, asked: { about: About; email: string }) => Promise<boolean>
  /** The hidden field that says what it is about, and the words of the form's button. */
  formFor: (about: About) => Pick<AskedAgain, 'about' | 'button'>
  /** What is said to who asked. */
  sent: string
  /** What the pages behind the links in somebody's mails say; nothing where nobody has the token. */
  wordsOf: (token: string) => Promise<ConsentWords | undefined>
}

export interface ConsentWords {
  confirmQuestion: string
  confirmed: string
  leaveQuestion: string
  left: string
}

const hour = 60 * 60
/** Nobody's mailbox is filled with somebody else's wishes: mails an hour to one mailbox about one thing. */
const mailsAboutOneThing = 2

/**
 * Where a form that asks for mail leads, and the links in mails, in one language. All of it works without scripts, and none
 * of it is there without mail.
 */
export function mailConsentPages<About>(
  { settings, payload, now, logError }: MailConsentOptions,
  language: Language,
  { form, about, nameOf, ask, formFor, sent, wordsOf }: MailConsent<About>,
): Hono {
  const app = new Hono()
  if (!sendsMail(settings)) return app
  const { collection } = form
  const counts = new DatabaseCounts(payload)
  const byNetwork = new SharedRateLimiter({
    ...{ counts, name: 'follow by network', duration: hour },
    points: settings.SUBMISSIONS_PER_HOUR,
  })
  const shared = mailConsentWords[language]
  const answers = answersSchema(form, intakeMessages(language))
  const headers = {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': consentPagePolicy,
    'Referrer-Policy': 'no-referrer',
  }
  const answer = (
    context: Context,
    text: string,
    status: 200 | 404 | 422 | 429 | 503 = 200,
    again?: AskedAgain,
  ) => context.html(consentPage({ language, text, again }), status, headers)
  app.use(bodyLimit({ maxSize: 4096 }))

  app.post('/', async (context) => {
    const fields = await formOf(context)
    const given = about.safeParse(fields)
    const email = answers.safeParse(fields).data?.['email']
    // Left empty by people, who do not see it.
    const isByPerson = (fields['website'] ?? '') === ''
    const typed = typeof fields['email'] === 'string' ? fields['email'] : ''
    const again = (isWrong: boolean) =>
      given.success ? { ...formFor(given.data), email: typed, isWrong } : undefined
    if (!given.success || typeof email !== 'string' || !isByPerson)
      return answer(context, shared.wrongEmail, 422, again(true))
    try {
      const { address } = senderOf(context, language, settings.TRUSTED_PROXIES)
      await byNetwork.consume(networkOf(address))
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error
      return answer(context, shared.tooMany, 429, again(false))
    }
    const mailKey = counts.keyOf(`follow ${nameOf(given.data)} ${email.trim().toLowerCase()}`)
    let isCounted = false
    // Whoever asks more often is answered alike: the mails before are there.
    const isMailDue = async () => {
      const { points } = await counts.add(mailKey, 1, hour * 1000)
      isCounted = true
      return points <= mailsAboutOneThing
    }
    try {
      const isThere = await ask({ payload, settings, now: now(), isMailDue }, { about: given.data, email })
      return isThere ? answer(context, sent) : answer(context, shared.unknown, 404)
    } catch (error) {
      // What is not in the outbox does not count.
      if (isCounted) await counts.add(mailKey, -1, hour * 1000)
      // Its name only: a statement's values have the address.
      logError(
        new Error(`A confirmation could not be written: ${error instanceof Error ? error.name : 'unknown'}`),
      )
      return answer(context, shared.mailFailed, 503, again(false))
    }
  })

  const question = (step: 'confirmQuestion' | 'leaveQuestion', label: string) => async (context: Context) => {
    const token = context.req.query('token') ?? ''
    const asked = await wordsOf(token)
    if (!asked) return answer(context, shared.unknown, 404)
    return context.html(consentPage({ language, text: asked[step], act: { label, token } }), 200, headers)
  }
  app.get('/confirm', question('confirmQuestion', shared.confirmButton))
  app.get('/leave', question('leaveQuestion', shared.leaveButton))
  app.post('/confirm', async (context) => {
    const token = await tokenOf(context)
    const asked = await wordsOf(token)
    const isKnown = asked && (await confirmConsent(payload, collection, token, { language, now: now() }))
    return isKnown ? answer(context, asked.confirmed) : answer(context, shared.unknown, 404)
  })
  app.post('/leave', async (context) => {
    const token = await tokenOf(context)
    const asked = await wordsOf(token)
    await withdrawConsent(payload, collection, token)
    return answer(context, asked?.left ?? shared.left)
  })
  return app
}

/** From the page's form, or from the address when a mail program acts by itself (RFC 8058). */
async function tokenOf(context: Context): Promise<string> {
  const { token } = await formOf(context)
  return typeof token === 'string' ? token : (context.req.query('token') ?? '')
}
