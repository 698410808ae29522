import type { FieldHook } from 'payload'
import { isLanguage } from '../../../languages/languages.ts'
import { changeUnderWay } from './change-under-way.ts'

/**
 * The addenda of a tender that is on the site are those that are published, and the one that this save makes: nobody
 * writes or removes one by hand, and a restored version brings none back. Texts of the other languages are put where
 * Payload takes them from when it joins the languages, so that one write holds the change and its addendum.
 */
export const writeAddenda: FieldHook = ({ originalDoc, req, siblingDocWithLocales }) => {
  const underWay = changeUnderWay(req, originalDoc?.id)
  if (!underWay || !siblingDocWithLocales) return undefined
  const rows = [...underWay.addenda, ...(underWay.addendum ? [underWay.addendum] : [])]
  siblingDocWithLocales.addenda = structuredClone(rows)
  return rows.map((row) => ({ ...row, reason: inLanguage(row.reason, req.locale) }))
}

/** A publication uses the reason up, in every language, also where it changed nothing that needs one: none is that of a later change. */
export const clearReason: FieldHook = ({ data, siblingDocWithLocales }) => {
  if (data?._status !== 'published' || !siblingDocWithLocales) return undefined
  siblingDocWithLocales.reasonForChange = {}
  return null
}

function inLanguage(texts: unknown, locale: unknown): unknown {
  if (typeof texts !== 'object' || texts === null || typeof locale !== 'string' || !isLanguage(locale))
    return undefined
  return new Map<string, unknown>(Object.entries(texts)).get(locale) ?? undefined
}
