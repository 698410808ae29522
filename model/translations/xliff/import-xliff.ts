import { APIError, ValidationError, type PayloadRequest } from 'payload'
import type { Language } from '../../../languages/languages.ts'
import { saveTranslation, type TranslatedUnit, type TranslationRefusal } from '../save-translation.ts'
import type { Place } from '../translated-entities.ts'
import type { TranslationRight } from '../translation-access.ts'
import { readTranslation, type WorkingUnit } from '../translation-desk.ts'
import type { ReadFile, ReadSegment, ReadUnit } from './read-xliff.ts'
import { markOfTexts, markOfTranslation, placeOfFileId, withoutControls } from './write-xliff.ts'

/** What the rules of a kind refused, in words; the path is empty where it is no field's. */
interface RefusalByRules {
  path: string
  /** What the field is called. */
  label: unknown
  message: string
}

/** A field whose translation the file would take back to before it was changed here. */
interface MovedSinceExport {
  path: string
  reason: 'movedSinceExport'
}

/** What became of one record of a file. */
export interface ImportedRecord {
  place: Place | undefined
  fileId: string
  /** Fields that were saved. */
  saved: number
  /** Why nothing of the record was saved. */
  refusals: readonly (
    | TranslationRefusal
    | RefusalByRules
    | MovedSinceExport
    | { path: ''; reason: 'noSuchRecord' | 'notAllowed' }
  )[]
}

/** States in which a text that is the same as before was looked at, and found right. */
const lookedAt: ReadonlySet<string> = new Set(['translated', 'reviewed', 'final'])

/**
 * Takes the translations of one record out of a file: all of its fields or none. A field whose source is not what the file
 * says is refused, and with it the record; so is a record that its kind's rules refuse. What was not translated stays as it is.
 */
export async function importFile(
  req: PayloadRequest,
  rights: ReadonlyMap<string, TranslationRight>,
  language: Language,
  file: ReadFile,
): Promise<ImportedRecord> {
  const place = placeOfFileId(file.id)
  const refused = (reason: 'noSuchRecord' | 'notAllowed'): ImportedRecord => ({
    ...{ place, fileId: file.id, saved: 0 },
    refusals: [{ path: '', reason }],
  })
  if (!place) return refused('noSuchRecord')
  const right = rights.get(place.kind)
  if (!right?.languages.includes(language)) return refused('notAllowed')
  const found = await readTranslation(req.payload, right.entity, place, language)
  if (!found) return refused('noSuchRecord')
  const read = file.units
    .filter(({ segments }) => segments.some(isTranslated))
    .map((unit) => readUnit(unit, found.units))
  const refusals = read.flatMap((one) => ('reason' in one ? [one] : []))
  if (refusals.length > 0) return { place, fileId: file.id, saved: 0, refusals }
  const units = read.flatMap((one) => ('reason' in one || 'unchanged' in one ? [] : [one]))
  if (units.length === 0) return { place, fileId: file.id, saved: 0, refusals: [] }
  try {
    const outcome = await saveTranslation(req, right, place, language, units)
    return outcome ? { place, fileId: file.id, ...outcome } : refused('noSuchRecord')
  } catch (error) {
    return { place, fileId: file.id, saved: 0, refusals: refusalsByRules(error) }
  }
}

/** A record that its kind's rules refuse does not keep back the others of the file. */
function refusalsByRules(error: unknown): RefusalByRules[] {
  if (error instanceof ValidationError && error.data.errors.length > 0)
    return error.data.errors.map(({ path, label, message }) => ({ path, label, message }))
  if (error instanceof APIError && error.isPublic)
    return [{ path: '', label: undefined, message: error.message }]
  throw error
}

const isTranslated = ({ target }: ReadSegment) => target !== undefined && target.trim() !== ''

/**
 * What a field comes back with. A translation that is another than was exported stands: where the file has it as it went out
 * nobody translated it, and where the file changes it the record is refused. A file without marks may not change what is up
 * to date, because every change made here since the export is.
 */
function readUnit(
  { path, mark, segments }: ReadUnit,
  units: readonly WorkingUnit[],
): TranslatedUnit | TranslationRefusal | MovedSinceExport | { unchanged: true } {
  const known = units.find(({ shown }) => shown.path === path)
  if (!known || known.shown.state === 'source') return { path, reason: 'noSuchField' }
  const { shown, pair } = known
  const returned = pair ? formattedTexts(segments, known) : plainTexts(segments, known)
  if (!Array.isArray(returned)) return { path, reason: returned }
  const isAsExported = mark === markOfTexts(returned)
  const mayHaveMoved = mark === undefined ? shown.state === 'current' : mark !== markOfTranslation(shown)
  const texts = shown.texts.map(({ target }, index) => {
    const text = returned[index] ?? ''
    return isAsExported || text.trim() === '' ? target : text
  })
  const isUnchanged = texts.every((text, index) => text === shown.texts[index]?.target)
  if (mayHaveMoved && !isUnchanged) return { path, reason: 'movedSinceExport' }
  const isLookedAt = segments.every(({ state }) => lookedAt.has(state)) && !(isAsExported && mayHaveMoved)
  if (isUnchanged && !isLookedAt) return { unchanged: true }
  return { path, sourceHash: shown.sourceHash, targetHash: shown.targetHash, texts }
}

/** Of a formatted text every segment comes back under its number; one without a translation is empty. */
function formattedTexts(
  segments: readonly ReadSegment[],
  { shown }: WorkingUnit,
): string[] | TranslationRefusal['reason'] {
  const byId = new Map(segments.map((segment) => [segment.id, segment]))
  if (byId.size !== shown.texts.length || segments.length !== shown.texts.length) return 'sourceMoved'
  const texts: string[] = []
  for (const [index, text] of shown.texts.entries()) {
    const segment = byId.get(`s${index + 1}`)
    if (!segment || flat(segment.source) !== flat(text.source)) return 'sourceMoved'
    texts.push(segment.target ?? '')
  }
  return texts
}

/** A plain text may come back in several segments. */
function plainTexts(
  segments: readonly ReadSegment[],
  { shown }: WorkingUnit,
): string[] | TranslationRefusal['reason'] {
  const source = segments.map((segment) => plain(segment.source)).join('')
  if (flat(source) !== flat(shown.texts[0]?.source ?? '')) return 'sourceMoved'
  return [segments.map((segment) => plain(segment.target ?? '')).join('')]
}

/** In a plain text nothing stands for a code. */
const plain = (text: string) => text.replaceAll(/\\([\\{|])/g, '$1')

/** As what an export left out, and what tools do to spaces, does not count. */
const flat = (text: string) => withoutControls(text).normalize('NFC').replaceAll(/\s+/g, ' ').trim()
