import type { Hono } from 'hono'
import { z } from 'zod'
import type { Language } from '../../languages/languages.ts'
import { listSubscriberWords } from '../../languages/list-subscriber-words.ts'
import { messagesOf } from '../../site/language/loaded-messages.ts'
import { listsWithMail, subscribeForm } from '../../submissions/list-subscribers/form.ts'
import { subscribe } from '../../submissions/list-subscribers/subscribe.ts'
import { findByToken } from '../../submissions/mail-consent/mail-consent.ts'
import { mailConsentPages, type MailConsentOptions } from './mail-consent-pages.ts'

const asked = z.object({ list: z.enum(listsWithMail) })

/** `/subscribers` in each language: where the forms below lists lead, and the links in mails about what is new in them. */
export function listSubscribers(options: MailConsentOptions, language: Language): Hono {
  const { payload, siteUrl } = options
  const words = listSubscriberWords[language]
  return mailConsentPages(options, language, {
    form: subscribeForm,
    about: asked,
    nameOf: ({ list }) => list,
    formFor: ({ list }) => ({
      about: { name: 'list', value: list },
      button: messagesOf(language).askForMail.button,
    }),
    ask: async (asking, { about: { list }, email }) => {
      await subscribe({ ...asking, siteUrl }, { list, email, language })
      return true
    },
    sent: words.sent,
    wordsOf: async (token) => {
      const subscriber = await findByToken(payload, 'list-subscribers', token)
      return subscriber && words[subscriber.list]
    },
  })
}
