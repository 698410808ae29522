import type { Payload, TypedUser } from 'payload'
import type { ContentVersion } from '../database/content-version.ts'
import type { Language } from '../../languages/languages.ts'

/** Who reads, in which language. Every public read is given one. */
export interface Reading {
  payload: Payload
  language: Language
  /** Set only for a signed-in editor who previews: drafts are shown in place of what is published. */
  previewedBy?: TypedUser
  /**
   * The content version as this process saw it last, before anything of this page was read: what is worth caching is
   * cached under it, until a publish. Without it nothing outlives the page.
   */
  contentVersion?: ContentVersion
  /** The present moment; given, so that tests decide it. */
  now: Date
}

/** What a page makes once, and all of its reads share. */
export function oncePerReading<Value>(make: (reading: Reading) => Value): (reading: Reading) => Value {
  const valueOf = new WeakMap<Reading, { value: Value }>()
  return (reading) => {
    const made = valueOf.get(reading) ?? { value: make(reading) }
    valueOf.set(reading, made)
    return made.value
  }
}
