import type { Hono } from 'hono'
import { z } from 'zod'
import { followerWords } from '../../languages/follower-words.ts'
import type { Language } from '../../languages/languages.ts'
import { follow } from '../../procurement/tender-followers/follow.ts'
import { messagesOf } from '../../site/language/loaded-messages.ts'
import { followForm } from '../../procurement/tender-followers/form.ts'
import { findByToken } from '../../submissions/mail-consent/mail-consent.ts'
import { mailConsentPages, type MailConsentOptions } from './mail-consent-pages.ts'

const asked = z.object({ tender: z.coerce.number().int().positive() })

/** `/followers` in each language: where the form on a tender's page leads, and the links in mails to its followers. */
export function tenderFollowers(options: MailConsentOptions, language: Language): Hono {
  const { payload, siteUrl } = options
  const words = followerWords[language].pages
  return mailConsentPages(options, language, {
    form: followForm,
    about: asked,
    nameOf: ({ tender }) => String(tender),
    formFor: ({ tender }) => ({
      about: { name: 'tender', value: String(tender) },
      button: messagesOf(language).followTender.button,
    }),
    ask: (asking, { about: { tender }, email }) =>
      follow({ ...asking, siteUrl }, { tender, email, language }),
    sent: words.sent,
    wordsOf: async (token) => (await findByToken(payload, 'tender-followers', token)) && words,
  })
}
