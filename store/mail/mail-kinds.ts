import { z } from 'zod'
import { languageCodes, type Language } from '../../languages/languages.ts'

const hour = 60 * 60_000

/**
 * What mail is sent, and for how many milliseconds at most it is tried to send one: none longer than its link is valid.
 * Where `hasSecretLink`, the text is shown to nobody but its receiver.
 */
export const mailKinds = {
  receipt: { hasSecretLink: false, longest: Infinity },
  'tender change': { hasSecretLink: true, longest: Infinity },
  'follow confirmation': { hasSecretLink: true, longest: 7 * 24 * hour },
  'subscription confirmation': { hasSecretLink: true, longest: 7 * 24 * hour },
  'new records': { hasSecretLink: true, longest: 7 * 24 * hour },
  'application answer': { hasSecretLink: false, longest: Infinity },
  task: { hasSecretLink: false, longest: 7 * 24 * hour },
  comment: { hasSecretLink: false, longest: 7 * 24 * hour },
  'role given': { hasSecretLink: false, longest: 7 * 24 * hour },
  'rehearsal reminder': { hasSecretLink: false, longest: 7 * 24 * hour },
  'new password': { hasSecretLink: true, longest: hour },
  invitation: { hasSecretLink: true, longest: 7 * 24 * hour },
  'address changed': { hasSecretLink: false, longest: 7 * 24 * hour },
  'recovery begun': { hasSecretLink: false, longest: 7 * 24 * hour },
  recovery: { hasSecretLink: true, longest: 3 * 24 * hour },
} as const

export type MailKind = keyof typeof mailKinds

export const kindNames = Object.keys(mailKinds).filter((name): name is MailKind => name in mailKinds)

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
