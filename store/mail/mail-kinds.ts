import { z } from 'zod'
import { languageCodes, type Language } from '../../languages/languages.ts'

const hour = 60 * 60_000

/**
 * What mail is sent, and for how many milliseconds at most it is tried to send one: none longer than its link is valid.
 * Where `hasSecretLink`, the text is shown to nobody but its receiver. What `isBulk` goes to all who asked for it, and is sent
 * after what somebody waits for.
 */
export const mailKinds = {
  receipt: { hasSecretLink: false, longest: Infinity, isBulk: false },
  'tender change': { hasSecretLink: true, longest: Infinity, isBulk: true },
  'follow confirmation': { hasSecretLink: true, longest: 7 * 24 * hour, isBulk: false },
  'subscription confirmation': { hasSecretLink: true, longest: 7 * 24 * hour, isBulk: false },
  'new records': { hasSecretLink: true, longest: 7 * 24 * hour, isBulk: true },
  'application answer': { hasSecretLink: false, longest: Infinity, isBulk: false },
  task: { hasSecretLink: false, longest: 7 * 24 * hour, isBulk: false },
  comment: { hasSecretLink: false, longest: 7 * 24 * hour, isBulk: false },
  'role given': { hasSecretLink: false, longest: 7 * 24 * hour, isBulk: false },
  'rehearsal reminder': { hasSecretLink: false, longest: 7 * 24 * hour, isBulk: false },
  'new password': { hasSecretLink: true, longest: hour, isBulk: false },
  invitation: { hasSecretLink: true, longest: 7 * 24 * hour, isBulk: false },
  'address changed': { hasSecretLink: false, longest: 7 * 24 * hour, isBulk: false },
  'recovery begun': { hasSecretLink: false, longest: 7 * 24 * hour, isBulk: false },
  recovery: { hasSecretLink: true, longest: 3 * 24 * hour, isBulk: false },
} as const

export type MailKind = keyof typeof mailKinds

export const kindNames = Object.keys(mailKinds).filter((name): name is MailKind => name in mailKinds)

export const bulkKinds = kindNames.filter((name) => mailKinds[name].isBulk)

export const mailKind = z.enum(kindNames)

/** Where somebody who answers a mail reaches the network: a field of the global "Organization". */
const contacts = ['applicationsEmail', 'procurementEmail'] as const

export type Contact = (typeof contacts)[number]

const mailContent = z.object({
  subject: z.string(),
  text: z.string().optional(),
  /** Only in mail that the release before this one wrote. */
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
})

export type MailContent = z.output<typeof mailContent>

/** What is stored, sealed, of a mail that is to be sent. */
export const sealedMail = z.object({
  to: z.string(),
  language: z.enum(languageCodes),
  /** The same in all tries, so that a receiver recognises a mail that comes twice. */
  messageId: z.string(),
  /** Where answers go. Left out in mail to staff. */
  contact: z.enum(contacts).optional(),
  /** Left out where it is written just before the first try (`WritesMail`). */
  content: mailContent.optional(),
})

export type SealedMail = z.output<typeof sealedMail>

/** Writes the mail of a kind that is stored without its content. @returns nothing where there is nobody to send it to */
export type WritesMail = (mail: { to: string; language: Language }) => Promise<MailContent | undefined>
