import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Environment } from '../../environment.ts'
import type { Language } from '../../languages/languages.ts'
import { intakeMessages } from '../../languages/messages/intake/intake-messages.ts'
import { followForm } from '../../procurement/tender-followers/form.ts'
import { answersSchema } from '../../submissions/forms/form-schema.ts'
import { DatabaseCounts } from '../../store/shared-counts/shared-counts.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { confirm, findFollower, follow, unfollow } from '../../procurement/tender-followers/follow.ts'
import { followerWords } from '../../languages/follower-words.ts'
import { networkOf } from '../../store/shared-counts/network-of.ts'
import { formOf } from '../form-of.ts'
import { senderOf } from '../intake/sender-of.ts'
import { LimitReached, SharedRateLimiter } from '../intake/shared-rate-limiter.ts'
import { followerPage, followerPagePolicy } from './follower-page.ts'

interface TenderFollowersOptions {
  settings: Pick<
    Environment,
    'SMTP_URL' | 'MAIL_FROM' | 'MAIL_RETRY_HOURS' | 'TRUSTED_PROXIES' | 'SUBMISSIONS_PER_HOUR'
  >
  payload: Payload
  siteUrl: string
  now: () => Date
  logError: (error: unknown) => void
}

const hour = 60 * 60
/** Nobody's mailbox is filled with somebody else's wishes: mails an hour to one mailbox about one tender. */
const mailsAboutOneTender = 2

const asked = z.object({
  tender: z.coerce.number().int().positive(),
  // Left empty by people, who do not see it.
  website: z.literal('').optional(),
})

/**
 * `/followers` in each language: where the form on a tender's page leads, and the links in mails. All of it works
 * without scripts, and none of it is there without mail.
 */
export function tenderFollowers(options: TenderFollowersOptions, language: Language): Hono {
  const { settings, payload, siteUrl, now, logError } = options
  const app = new Hono()
  if (!sendsMail(settings)) return app
  const counts = new DatabaseCounts(payload)
  const byNetwork = new SharedRateLimiter({
    ...{ counts, name: 'follow by network', duration: hour },
    points: settings.SUBMISSIONS_PER_HOUR,
  })
  const words = followerWords[language].pages
  const answers = answersSchema(followForm, intakeMessages(language))
  const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': followerPagePolicy }
  const answer = (context: Context, text: string, status: 200 | 404 | 422 | 429 | 503 = 200) =>
    context.html(followerPage({ language, text }), status, { ...headers, 'Referrer-Policy': 'no-referrer' })
  app.use(bodyLimit({ maxSize: 4096 }))

  app.post('/', async (context) => {
    const form = await formOf(context)
    const given = asked.safeParse(form)
    const email = answers.safeParse(form).data?.['email']
    if (!given.success || typeof email !== 'string') return answer(context, words.wrongEmail, 422)
    const { tender } = given.data
    try {
      const { address } = senderOf(context, language, settings.TRUSTED_PROXIES)
      await byNetwork.consume(networkOf(address))
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error
      return answer(context, words.tooMany, 429)
    }
    const mailKey = counts.keyOf(`follow ${tender} ${email.trim().toLowerCase()}`)
    let isCounted = false
    // Whoever asks more often is answered alike: the mails before are there.
    const isMailDue = async () => {
      const { points } = await counts.add(mailKey, 1, hour * 1000)
      isCounted = true
      return points <= mailsAboutOneTender
    }
    try {
      const isOpen = await follow(
        { payload, siteUrl, settings, now: now(), isMailDue },
        { tender, email, language },
      )
      return isOpen ? answer(context, words.sent) : answer(context, words.unknown, 404)
    } catch (error) {
      // What is not in the outbox does not count.
      if (isCounted) await counts.add(mailKey, -1, hour * 1000)
      // Its name only: a statement's values have the address.
      logError(
        new Error(`A confirmation could not be written: ${error instanceof Error ? error.name : 'unknown'}`),
      )
      return answer(context, words.mailFailed, 503)
    }
  })

  const question = (text: string, label: string) => async (context: Context) => {
    const token = context.req.query('token') ?? ''
    if (!(await findFollower(payload, token))) return answer(context, words.unknown, 404)
    const page = followerPage({ language, text, act: { label, token } })
    return context.html(page, 200, { ...headers, 'Referrer-Policy': 'no-referrer' })
  }
  app.get('/confirm', question(words.confirmQuestion, words.confirmButton))
  app.get('/leave', question(words.leaveQuestion, words.leaveButton))
  app.post('/confirm', async (context) => {
    const isKnown = await confirm(payload, await tokenOf(context), now())
    return isKnown ? answer(context, words.confirmed) : answer(context, words.unknown, 404)
  })
  app.post('/leave', async (context) => {
    await unfollow(payload, await tokenOf(context))
    return answer(context, words.left)
  })
  return app
}

/** From the page's form, or from the address when a mail program acts by itself (RFC 8058). */
async function tokenOf(context: Context): Promise<string> {
  const { token } = await formOf(context)
  return typeof token === 'string' ? token : (context.req.query('token') ?? '')
}
