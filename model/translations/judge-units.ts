import { languageCodes, type Language } from '../../languages/languages.ts'
import { hashOfText, hasWords } from './hashes.ts'
import { segmentsOf } from './rich-text/segments.ts'
import { sourceLanguageOf, type Unit } from './units-of-record.ts'

export const translationStates = ['source', 'missing', 'outdated', 'current'] as const

/** How a record, or one of its fields, stands in a language. */
export type TranslationState = (typeof translationStates)[number]

/** Which text something was translated from, what that gave, when and by whom. */
export interface Translated {
  sourceHash: string
  targetHash: string
  translatedAt: string | null
  translatedBy: string | null
}

/** What is remembered of a field in a language. */
export interface RememberedUnit extends Translated {
  path: string
  language: Language
  /** How it stood before what was saved by itself while somebody types; nothing when a person saved last. */
  beforeAutosave: Translated | null
}

export interface JudgedUnit extends RememberedUnit {
  state: TranslationState
}

/** What happens to the record just now. */
export interface Moment {
  /** ISO 8601; nothing where it is not known when what stands there was written. */
  at: string | null
  by: string | null
  /** Saved by itself while somebody types: half a word may stand there, or nothing for a moment. */
  isAutosave?: boolean
  /** Fields whose translation somebody has found right as it is, in one language. */
  confirmed?: { language: Language; paths: readonly string[] } | undefined
  /** What stands in one language is copied into another, to be translated there. */
  copied?: { from: Language; to: Language } | undefined
}

/**
 * How each field stands in each language. A translation that has changed since it was remembered was made now, of the
 * source as it is now; one that has not is outdated as soon as the source has. What is seen for the first time is taken
 * for a translation of what stands there. A text that stood in for the source counts as its translation from the moment
 * the source is there. What was typed, saved by itself and taken back leaves everything as it was. What was copied from another
 * language is outdated until somebody changes it, or finds it right as it is.
 */
export function judgeUnits(
  units: readonly Unit[],
  remembered: readonly RememberedUnit[],
  moment: Moment,
): (JudgedUnit | { path: string; language: Language; state: 'missing' })[] {
  const known = new Map(remembered.map((unit) => [`${unit.language} ${unit.path}`, unit]))
  return units.flatMap((unit) => {
    const sourceLanguage = sourceLanguageOf(unit)
    const source = unit.values[sourceLanguage]
    if (!hasWords(unit.type, source)) return []
    const sourceHash = hashOfText(unit.type, source)
    return languageCodes.map((language) => {
      const target = unit.values[language]
      const { path } = unit
      if (!isTranslatedWhole(unit, source, target)) return { path, language, state: 'missing' as const }
      const targetHash = hashOfText(unit.type, target)
      const last = known.get(`${language} ${path}`)
      const isAsBeforeAutosave = last?.beforeAutosave?.targetHash === targetHash
      const before = (isAsBeforeAutosave ? last?.beforeAutosave : last) ?? undefined
      const beforeAutosave = (isUnchangedSince: boolean) =>
        moment.isAutosave && last
          ? (last.beforeAutosave ?? (isUnchangedSince ? null : translatedOf(last)))
          : null
      if (language === sourceLanguage) {
        return {
          ...{ path, language, sourceHash: targetHash, targetHash, state: 'source' as const },
          beforeAutosave: beforeAutosave(last?.targetHash === targetHash && last.sourceHash === targetHash),
          ...(before?.targetHash === targetHash ? madeAsBefore(before) : madeNow(moment)),
        }
      }
      const isConfirmed = moment.confirmed?.language === language && moment.confirmed.paths.includes(path)
      const isUnchanged = before?.targetHash === targetHash && !isConfirmed
      const stoodIn = before !== undefined && before.sourceHash === before.targetHash
      const isCopy =
        moment.copied?.to === language &&
        !isUnchanged &&
        targetHash === hashOfText(unit.type, unit.values[moment.copied.from])
      const madeFrom = isCopy ? ofACopy : sourceHash
      const translatedFrom = isUnchanged && !stoodIn ? before.sourceHash : madeFrom
      return {
        ...{ path, language, targetHash },
        beforeAutosave: isAsBeforeAutosave ? null : beforeAutosave(isUnchanged && !stoodIn),
        sourceHash: translatedFrom,
        state: translatedFrom === sourceHash ? ('current' as const) : ('outdated' as const),
        ...(isUnchanged ? madeAsBefore(before) : madeNow(moment)),
      }
    })
  })
}

/** In place of the text that something was translated from, which has a hash of letters and digits. */
const ofACopy = 'copy'

const translatedOf = ({ sourceHash, targetHash, translatedAt, translatedBy }: Translated): Translated => ({
  ...{ sourceHash, targetHash, translatedAt, translatedBy },
})
const madeNow = ({ at, by }: Moment) => ({ translatedAt: at, translatedBy: by })
const madeAsBefore = ({ translatedAt, translatedBy }: Translated) => ({ translatedAt, translatedBy })

/** A formatted text of which a part is still empty is not translated yet. */
function isTranslatedWhole(unit: Unit, source: unknown, target: unknown): boolean {
  if (!hasWords(unit.type, target)) return false
  if (unit.type !== 'richText') return true
  const places = new Set(segmentsOf(target).map(placeOf))
  const wanted = segmentsOf(source)
  const isArrangedAlike = segmentsOf(target).every((segment) =>
    wanted.some((one) => placeOf(one) === placeOf(segment)),
  )
  return !isArrangedAlike || wanted.every((segment) => places.has(placeOf(segment)))
}

const placeOf = ({
  type,
  address,
  isCaption,
}: {
  type: string
  address: readonly number[]
  isCaption: boolean
}) => `${type} ${address.join('.')} ${isCaption}`
