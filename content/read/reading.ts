import type { Payload, TypedUser } from 'payload'
import type { Language } from '../../site/i18n/languages.ts'

/** Who reads, in which language. Every public read is given one. */
export interface Reading {
  payload: Payload
  language: Language
  /** Set only for a signed-in editor who previews: drafts are shown in place of what is published. */
  previewedBy?: TypedUser
  /** The present moment; given, so that tests decide it. */
  now: Date
}
