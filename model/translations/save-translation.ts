import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Language } from '../../languages/languages.ts'
import { inOneTransaction } from '../../store/database/in-one-transaction.ts'
import { endingTurns } from '../../store/turns-taken.ts'
import { oneSaveAtATime } from '../editing/refuse-overwriting.ts'
import { recordTranslations } from './record-states.ts'
import { buildTranslation, isSegmentFault, type SegmentFault } from './rich-text/translate-rich-text.ts'
import { confirmedTranslations } from './track-translations.ts'
import type { Place } from './translated-entities.ts'
import type { TranslationRight } from './translation-access.ts'
import { readTranslation, type WorkingUnit } from './translation-desk.ts'

export const translatedUnitSchema = z.object({
  path: z.string().max(500),
  sourceHash: z.string().max(64),
  /** Of the translation as it was read; nothing where there was none. Left out where that does not matter. */
  targetHash: z.string().max(64).nullable().optional(),
  /** One text, or one for each segment; left out where the translation is right as it is. */
  texts: z.array(z.string().max(100_000)).max(5000).optional(),
})

/** What somebody has made of one field. */
export type TranslatedUnit = z.infer<typeof translatedUnitSchema>

/** Why one field of a record can't be saved. */
export interface TranslationRefusal {
  path: string
  reason: 'noSuchField' | 'sourceMoved' | 'translationMoved' | 'wrongSegments' | 'wrongCodes'
  fault?: SegmentFault
}

export type SaveOutcome =
  | { saved: number; refusals: readonly [] }
  | { saved: 0; refusals: TranslationRefusal[] }

/**
 * Saves translations of fields of one record in one language: all of them or none. Refused, field by field, where the
 * source or the translation has moved since it was read. What has drafts is saved as a draft, whoever saves; publishing
 * is the owners' affair. The record's other languages and fields stay as they are.
 * @throws APIError that is public, where the kind's own rules refuse the record
 */
export async function saveTranslation(
  { i18n, payload, user }: PayloadRequest,
  right: TranslationRight,
  place: Place,
  language: Language,
  given: readonly TranslatedUnit[],
): Promise<SaveOutcome | undefined> {
  const { entity } = right
  // In the person's language is said what the kind's own rules refuse.
  const req = await createLocalReq({ req: { i18n }, ...(user && { user }) }, payload)
  const save = async (): Promise<SaveOutcome | undefined> => {
    await oneSaveAtATime(req, place.kind, place.id)
    const found = await readTranslation(payload, entity, place, language, req)
    if (!found) return undefined
    const judged = given.map((unit) => valueOf(found.units, unit))
    const refusals = judged.flatMap((one) => ('reason' in one ? [one] : []))
    if (refusals.length > 0) return { saved: 0, refusals }
    const accepted = judged.flatMap((one) => ('reason' in one ? [] : [one]))
    const changed = accepted.filter(({ isChanged }) => isChanged)
    const confirmed = { language, paths: accepted.map(({ path }) => path) }
    if (changed.length === 0) {
      const moment = { at: new Date().toISOString(), by: user?.name ?? null, confirmed }
      await recordTranslations(payload, entity, place, moment, req)
      return { saved: accepted.length, refusals: [] }
    }
    const data = dataWith(
      found.saved.stored,
      changed.map(({ path, value }) => ({ path: path.split('.'), value })),
    )
    const shared = {
      data,
      locale: language,
      draft: entity.hasDrafts,
      depth: 0,
      overrideAccess: !right.isOwner,
      user,
      req,
      context: { [confirmedTranslations]: confirmed },
    }
    if (entity.type === 'global') await payload.updateGlobal({ slug: entity.slug, ...shared })
    else await payload.update({ collection: entity.slug, id: place.id, ...shared })
    return { saved: accepted.length, refusals: [] }
  }
  return endingTurns(() => inOneTransaction(req, save))
}

interface Accepted {
  path: string
  value: unknown
  isChanged: boolean
}

function valueOf(units: readonly WorkingUnit[], given: TranslatedUnit): Accepted | TranslationRefusal {
  const { path, texts } = given
  const known = units.find(({ shown }) => shown.path === path)
  if (!known || known.shown.state === 'source') return { path, reason: 'noSuchField' }
  const { shown, pair, source, target } = known
  if (shown.sourceHash !== given.sourceHash) return { path, reason: 'sourceMoved' }
  if (given.targetHash !== undefined && given.targetHash !== shown.targetHash)
    return { path, reason: 'translationMoved' }
  if (texts === undefined) {
    return shown.state === 'missing'
      ? { path, reason: 'noSuchField' }
      : { path, value: target, isChanged: false }
  }
  if (texts.length !== shown.texts.length) return { path, reason: 'wrongSegments' }
  const isChanged = texts.some((text, index) => text !== shown.texts[index]?.target)
  if (!pair) return { path, value: texts[0] ?? '', isChanged }
  const isEmpty = texts.every((text) => text.trim() === '')
  const value = isEmpty ? null : buildTranslation(source, target, pair, texts)
  if (isSegmentFault(value)) return { path, reason: 'wrongCodes', fault: value }
  return { path, value, isChanged }
}

const fieldsSchema = z.record(z.string(), z.unknown())
const rowsSchema = z.array(z.looseObject({ id: z.string() }))

interface Change {
  path: readonly string[]
  value: unknown
}

/**
 * What is given to Payload: the changed fields, in their groups and in the rows of their lists. A list is given whole, by
 * the ids of its rows, because rows that are left out would be deleted; what a row leaves out stays.
 */
function dataWith(stored: unknown, changes: readonly Change[]): Record<string, unknown> {
  const given = fieldsSchema.safeParse(stored).data ?? {}
  const byName = Map.groupBy(changes, ({ path }) => path[0] ?? '')
  return Object.fromEntries(
    [...byName].map(([name, own]) => {
      const below = own.map(({ path, value }) => ({ path: path.slice(1), value }))
      const [only] = below
      if (only?.path.length === 0) return [name, only.value]
      const inside = given[name]
      if (!Array.isArray(inside)) return [name, dataWith(inside, below)]
      const rows = rowsSchema.parse(inside)
      return [
        name,
        rows.map((row) => ({
          id: row.id,
          ...dataWith(
            row,
            below
              .filter(({ path }) => path[0] === row.id)
              .map(({ path, value }) => ({ path: path.slice(1), value })),
          ),
        })),
      ]
    }),
  )
}
