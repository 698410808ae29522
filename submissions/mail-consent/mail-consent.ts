import { createHash, createHmac } from 'node:crypto'
import type { DataFromCollectionSlug, Payload } from 'payload'
import type { Environment } from '../../environment.ts'
import type { Language } from '../../languages/languages.ts'
import { addMails, type NewMail } from '../../store/mail/outgoing-mail.ts'

/** Collections of people who asked for mail. Each counts once the link in the first mail is used. */
export type MailConsentCollection = 'tender-followers' | 'list-subscribers'

export interface AskingForMail {
  payload: Payload
  settings: Pick<Environment, 'MAIL_FROM' | 'MAIL_RETRY_HOURS'>
  now: Date
  /** Whether one more mail may be sent to this address about this. */
  isMailDue: () => Promise<boolean>
}

interface AskedFor {
  collection: MailConsentCollection
  token: string
  /** In which they ask. */
  language: Language
  /** Notes who asks; they count for nothing yet. */
  create: (tokenHash: string) => Promise<unknown>
  confirmationMail: () => Promise<NewMail>
}

/**
 * Somebody asks for mail; the link in the first one has to be used before anything else is sent. That mail is in the outbox
 * when this resolves. Whether the address is known already is reported to nobody. Whoever gets mail already is asked only
 * whether they want it in another language from now on.
 */
export async function askForMail(
  { payload, settings, now, isMailDue }: AskingForMail,
  { collection, token, language, create, confirmationMail }: AskedFor,
): Promise<void> {
  const known = await findByToken(payload, collection, token)
  if (known?.confirmedAt && known.sentIn === language) return
  if (!known) {
    await create(hashOfToken(token)).catch(async (error: unknown) => {
      // The same request twice at once.
      if (!(await findByToken(payload, collection, token))) throw error
    })
  }
  if (!(await isMailDue())) return
  // Its link works for as long as the link of a first mail: the time of those who never confirm begins again.
  if (known && !known.confirmedAt)
    await payload.update({
      collection,
      id: known.id,
      data: { sentIn: language },
      depth: 0,
      overrideAccess: true,
    })
  await addMails(payload, [await confirmationMail()], { settings, now })
}

/**
 * From now on what was asked for is sent, in the language of the mail whose link was used.
 * @returns whether somebody has this token
 */
export async function confirmConsent(
  payload: Payload,
  collection: MailConsentCollection,
  token: string,
  { language, now }: { language: Language; now: Date },
): Promise<boolean> {
  const known = await findByToken(payload, collection, token)
  if (!known) return false
  if (known.confirmedAt && known.sentIn === language) return true
  await payload.update({
    collection,
    id: known.id,
    data: { confirmedAt: known.confirmedAt ?? now.toISOString(), sentIn: language },
    depth: 0,
    overrideAccess: true,
  })
  return true
}

/** Forgets who has a token; also where they were forgotten before. */
export async function withdrawConsent(
  payload: Payload,
  collection: MailConsentCollection,
  token: string,
): Promise<void> {
  await payload.delete({
    collection,
    where: { tokenHash: { equals: hashOfToken(token) } },
    depth: 0,
    overrideAccess: true,
  })
}

/** Whoever has a token in the links of their mails. */
export async function findByToken<Collection extends MailConsentCollection>(
  payload: Payload,
  collection: Collection,
  token: string,
): Promise<DataFromCollectionSlug<Collection> | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { tokenHash: { equals: hashOfToken(token) } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]
}

/**
 * The token in the links of somebody's mails. Made from the product's secret, so that every mail can carry the link that
 * ends it while the database holds only the token's hash.
 * @param about says for what and of whom, and of nobody else
 */
export function mailToken(secret: string, about: readonly (string | number)[]): string {
  return createHmac('sha256', secret).update(about.join('\n')).digest('base64url')
}

/** What the database holds of a token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
