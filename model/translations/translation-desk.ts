import type { Payload } from 'payload'
import { languages, type Direction, type Language } from '../../languages/languages.ts'
import type { InTransaction } from '../../store/database/in-transaction.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { differencesOf, type Difference } from './differences.ts'
import { hashOfText } from './hashes.ts'
import { judgeUnits, type TranslationState } from './judge-units.ts'
import { readSavedRecord, type SavedRecord } from './read-record.ts'
import { readRememberedUnits, readSources } from './remembered-units.ts'
import { pairRichText, type RichTextPair } from './rich-text/translate-rich-text.ts'
import type { Place, TranslatedEntity } from './translated-entities.ts'
import { sourceLanguageOf, unitsOfRecord, type LabelStep, type Unit } from './units-of-record.ts'

/** One text to translate: a field, or a segment of a formatted one. */
export interface DeskText {
  source: string
  /** What changed in it since it was translated; empty where nothing did, or nothing is known. */
  differences: readonly Difference[]
  target: string
}

/** A field beside its translation. */
export interface DeskUnit {
  path: string
  type: Unit['type']
  name: string
  labels: readonly LabelStep[]
  state: TranslationState
  sourceLanguage: Language
  sourceDirection: Direction
  /** Of what the source and the translation say now: a save names them, and is refused when they have moved. */
  sourceHash: string
  targetHash: string | null
  texts: readonly DeskText[]
  translatedAt: string | null
  translatedBy: string | null
  isArrangedOtherwise: boolean
}

/** A field as a save or an export works on it. */
export interface WorkingUnit {
  unit: Unit
  shown: DeskUnit
  source: unknown
  target: unknown
  pair: RichTextPair | undefined
}

/** A record with everything that is to be translated into a language; nothing when there is no such record. */
export async function readTranslation(
  payload: Payload,
  entity: TranslatedEntity,
  place: Place,
  language: Language,
  req?: InTransaction,
): Promise<{ saved: SavedRecord; units: WorkingUnit[] } | undefined> {
  const saved = await readSavedRecord(payload, entity, place, req)
  if (!saved) return undefined
  const database = await rawSql(payload, req)
  const remembered = (
    (await readRememberedUnits(database, place.kind, [place.id])).get(place.id) ?? []
  ).filter((unit) => unit.language === language)
  const units = unitsOfRecord(entity.fields, saved.stored)
  const judged = new Map(
    judgeUnits(units, remembered, { at: null, by: null })
      .filter((unit) => unit.language === language)
      .map((unit) => [unit.path, unit]),
  )
  const formerly = new Map(remembered.map((unit) => [unit.path, unit]))
  const sources = await readSources(
    database,
    remembered.map(({ sourceHash }) => sourceHash),
  )
  return {
    saved,
    units: units
      .filter((unit) => judged.has(unit.path))
      .map((unit) => {
        const former = formerly.get(unit.path)
        const reference = former && sources.get(former.sourceHash)
        return workingUnit(unit, language, judged.get(unit.path)?.state ?? 'missing', reference, {
          translatedAt: former?.translatedAt ?? null,
          translatedBy: former?.translatedBy ?? null,
        })
      }),
  }
}

function workingUnit(
  unit: Unit,
  language: Language,
  state: TranslationState,
  reference: unknown,
  made: Pick<DeskUnit, 'translatedAt' | 'translatedBy'>,
): WorkingUnit {
  const sourceLanguage = sourceLanguageOf(unit)
  const source = unit.values[sourceLanguage]
  const target = unit.values[language]
  const pair = unit.type === 'richText' ? pairRichText(source, target, reference ?? source) : undefined
  const texts = pair
    ? pair.segments.map((segment) => ({
        source: segment.source,
        differences: changesIn(segment.before, segment.source, sourceLanguage),
        target: segment.target,
      }))
    : [
        {
          source: String(source),
          differences: changesIn(
            state === 'outdated' && typeof reference === 'string' ? reference : undefined,
            String(source),
            sourceLanguage,
          ),
          target: typeof target === 'string' ? target : '',
        },
      ]
  return {
    unit,
    source,
    target,
    pair,
    shown: {
      path: unit.path,
      type: unit.type,
      name: unit.name,
      labels: unit.labels,
      state,
      sourceLanguage,
      sourceDirection: languages[sourceLanguage].direction,
      sourceHash: hashOfText(unit.type, source),
      targetHash: target === undefined ? null : hashOfText(unit.type, target),
      texts,
      ...made,
      isArrangedOtherwise: pair?.isArrangedOtherwise ?? false,
    },
  }
}

function changesIn(before: string | undefined, now: string, language: Language): Difference[] {
  return before === undefined || before === now ? [] : differencesOf(before, now, language)
}
