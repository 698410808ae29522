import type { CollectionSlug, Payload } from 'payload'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { collectionsReferringTo } from '../references/reference-places.ts'
import { idOf, idsInRichText, valuesAt } from '../references/stored-references.ts'
import { readRows } from './matrix.ts'

/** The languages in which a picture that a record shows, as it was saved last, has no texts of its own. */
export async function languagesPicturesLack(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
): Promise<Language[]> {
  const places = collectionsReferringTo(payload, 'media').find(
    ({ config }) => config.slug === collection,
  )?.places
  if (!places) return []
  const record = await payload.findByID({
    ...{ collection, id, draft: true, locale: 'all', depth: 0, disableErrors: true, overrideAccess: true },
  })
  const ids = [
    ...places.relations.flatMap((path) => valuesAt(record, path.split('.')).map(idOf)),
    ...places.richTexts.flatMap((name) => [...idsInRichText(valuesAt(record, [name]), 'media')]),
  ].filter((found) => found !== undefined)
  const pictures = await readRows(
    payload,
    [...new Set(ids)].map((each) => ({ kind: 'media', id: each })),
  )
  return languageCodes.filter((language) =>
    pictures.some(({ languages }) => languages[language]?.state === 'missing'),
  )
}
