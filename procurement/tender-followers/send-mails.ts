import type { Payload } from 'payload'
import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { addressOfRecord } from '../../languages/addresses.ts'
import { followerWords } from './words.ts'

interface Receiver {
  tender: number
  email: string
  language: Language
  token: string
}

/** The first mail: nothing else is sent before its link is used. */
export async function sendConfirmation(payload: Payload, siteUrl: string, receiver: Receiver): Promise<void> {
  const words = followerWords[receiver.language]
  const { title } = await tenderIn(payload, receiver)
  await payload.sendEmail({
    to: receiver.email,
    subject: words.confirmSubject(title),
    text: `${words.confirmText}\n\n${followerLink(siteUrl, receiver, 'confirm')}\n`,
  })
}

/** Reports a change. Every such mail carries the link that ends them, also for mail programs that show a button. */
export async function sendChange(
  payload: Payload,
  siteUrl: string,
  receiver: Receiver,
  lines: readonly string[],
): Promise<void> {
  const words = followerWords[receiver.language]
  const { title, slug } = await tenderIn(payload, receiver)
  const leave = followerLink(siteUrl, receiver, 'leave')
  const address = addressOfRecord('tenders', slug, receiver.language)
  await payload.sendEmail({
    to: receiver.email,
    subject: words.changedSubject(title),
    text: [...lines, '', `${words.tender}: ${siteUrl}${address}`, '', `${words.leave}: ${leave}`, ''].join(
      '\n',
    ),
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
}

function followerLink(siteUrl: string, { language, token }: Receiver, step: 'confirm' | 'leave'): string {
  return `${siteUrl}${addressIn(language, `/followers/${step}`)}?token=${token}`
}

async function tenderIn(
  payload: Payload,
  { tender, language }: Receiver,
): Promise<{ title: string; slug: string }> {
  const { title, slug } = await payload.findByID({
    collection: 'tenders',
    id: tender,
    locale: language,
    fallbackLocale: 'en',
    depth: 0,
    overrideAccess: true,
  })
  return { title, slug: slug ?? String(tender) }
}
