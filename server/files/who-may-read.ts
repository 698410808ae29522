import type { Payload } from 'payload'
import { readContentVersion, type ContentVersion } from '../../store/database/content-version.ts'
import { isOnlyTranslator } from '../../model/access/roles.ts'
import { isPublicFile } from '../../model/references/public-files.ts'
import type { FileLibrary } from '../../store/uploads/file-address.ts'
import { defaultLanguage } from '../../languages/languages.ts'
import { signedInEditor } from '../pages/signed-in-editor.ts'

/** Who a file is for: everybody, somebody of the staff who is signed in and does not only translate, or nobody of those who ask. */
export type Readers = 'everybody' | 'staff' | 'nobody'

export type WhoMayRead = (library: FileLibrary, name: string, headers: Headers) => Promise<Readers>

interface WhoMayReadOptions {
  payload: Payload
  contentVersion: () => ContentVersion
  siteUrl: string
  now: () => Date
}

/** Visitors have the files that something public refers to; staff who prepare something also see the others. */
export function whoMayRead({ payload, contentVersion, siteUrl, now }: WhoMayReadOptions): WhoMayRead {
  const isPublic = (version: ContentVersion, library: FileLibrary, name: string) =>
    isPublicFile({ payload, language: defaultLanguage, contentVersion: version, now: now() }, library, name)
  return async (library, name, headers) => {
    const known = contentVersion()
    if (await isPublic(known, library, name)) return 'everybody'
    // Another process may already show what this one has not heard of.
    const present = await readContentVersion(payload)
    if (present.whole !== known.whole && (await isPublic(present, library, name))) return 'everybody'
    const person = await signedInEditor(payload, headers, siteUrl)
    return person && !isOnlyTranslator(person) ? 'staff' : 'nobody'
  }
}
