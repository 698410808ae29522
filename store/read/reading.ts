import type { Payload, TypedUser } from 'payload'
import type { ContentVersion } from '../database/content-version.ts'
import type { Language } from '../../languages/languages.ts'

/** A record, or what there is one of, of which somebody outside is shown the draft. */
export interface SharedDraft {
  /** Slug of its collection or global. */
  kind: string
  /** 0 for what there is one of. */
  record: number
  /** Until when its address works. */
  endsAt: Date
}

/** Who reads, in which language. Every public read is given one. */
export interface Reading {
  payload: Payload
  language: Language
  /** Set only for a signed-in editor who previews: drafts are shown in place of what is published. */
  previewedBy?: TypedUser
  /** Set only for somebody outside who was given an address to it: this one draft is shown, and otherwise what is published. */
  sharedDraft?: SharedDraft
  /**
   * The content version as this process saw it last, before anything of this page was read: what is worth caching is
   * cached under it, until a publish. Without it nothing outlives the page.
   */
  contentVersion?: ContentVersion
  /** The present moment; given, so that tests decide it. */
  now: Date
}

/** Whether somebody reads who is shown drafts: what is read for them is cached nowhere, and may lack what is required. */
export function showsDrafts({
  previewedBy,
  sharedDraft,
}: Pick<Reading, 'previewedBy' | 'sharedDraft'>): boolean {
  return previewedBy !== undefined || sharedDraft !== undefined
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
