import type { Payload, TypedUser } from 'payload'
import type { Language } from '../../languages/languages.ts'
import { titleOfRecord } from '../../model/references/title-of-record.ts'

interface Reader {
  payload: Payload
  user: TypedUser | null
  language: Language
}

/** What a record is called, and where its form is. */
export interface TaskRecordFound {
  title: string
  address: string
}

/** The record that a task is about, as far as the person may read it; nothing where there is none, or none any more. */
export async function recordOfTask(
  { payload, user, language }: Reader,
  { kind, recordId }: { kind?: string | null | undefined; recordId?: string | null | undefined },
): Promise<TaskRecordFound | undefined> {
  const config = payload.config.collections.find(({ slug }) => slug === kind)
  const id = Number(recordId)
  if (!config || !Number.isSafeInteger(id) || id <= 0) return undefined
  const found = await payload
    .findByID({
      ...{ collection: config.slug, id, depth: 0, draft: true, disableErrors: true },
      ...{ locale: language, fallbackLocale: 'en', overrideAccess: false, user },
    })
    // Whoever may not read the kind at all is refused, whatever the options say.
    .catch(() => null)
  if (!found) return undefined
  return {
    title: titleOfRecord(config, found) ?? `${config.slug} ${id}`,
    address: `/admin/collections/${config.slug}/${id}`,
  }
}
