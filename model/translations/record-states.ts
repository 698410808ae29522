import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { defaultLanguage, languageCodes, languages, type Language } from '../../languages/languages.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { hashOfText, hasWords } from './hashes.ts'
import {
  judgeUnits,
  type JudgedUnit,
  type Moment,
  type RememberedUnit,
  type TranslationState,
} from './judge-units.ts'
import { readSavedRecord, type SavedRecord } from './read-record.ts'
import { readRememberedUnits } from './remembered-units.ts'
import type { Place, TranslatedEntity } from './translated-entities.ts'
import { sourceLanguageOf, unitsOfRecord, type Unit } from './units-of-record.ts'
import type { InTransaction } from '../../store/database/in-transaction.ts'

/**
 * Brings what is known of a record's translations to what was just saved: in the transaction of the save where the
 * database has them, and otherwise in one batch after it.
 */
export async function recordTranslations(
  payload: Payload,
  entity: TranslatedEntity,
  place: Place,
  moment: Moment,
  req?: InTransaction,
): Promise<void> {
  const database = await rawSql(payload, req)
  const saved = await readSavedRecord(payload, entity, place, req)
  if (!saved) {
    await database.write([removalOfStates(place)])
    return
  }
  const remembered = (await readRememberedUnits(database, place.kind, [place.id])).get(place.id) ?? []
  await database.write(writingStatements([changeOf(entity, place, saved, remembered, moment)]))
}

/** Forgets a record that was deleted for good. */
export async function forgetTranslations(
  payload: Payload,
  { kind, id }: Place,
  req?: InTransaction,
): Promise<void> {
  const database = await rawSql(payload, req)
  await database.write([
    sql`DELETE FROM translation_units WHERE kind = ${kind} AND record_id = ${id}`,
    removalOfStates({ kind, id }),
  ])
}

function removalOfStates({ kind, id }: Place): SQL {
  return sql`DELETE FROM translation_states WHERE kind = ${kind} AND record_id = ${id}`
}

interface StateRow {
  language: Language
  state: TranslationState
  units: number
  missing: number
  outdated: number
  title: string
}

/** What has to be written so that the tables know a record as it is; what is there already is not written again. */
export interface RecordChange {
  place: Place
  saved: SavedRecord
  sources: readonly { hash: string; content: string }[]
  units: readonly RememberedUnit[]
  gone: readonly RememberedUnit[]
  states: readonly StateRow[]
}

export function changeOf(
  entity: TranslatedEntity,
  place: Place,
  saved: SavedRecord,
  remembered: readonly RememberedUnit[],
  moment: Moment,
): RecordChange {
  const units = unitsOfRecord(entity.fields, saved.stored)
  const judged = judgeUnits(units, remembered, moment)
  const present = judged.filter((unit): unit is JudgedUnit => unit.state !== 'missing')
  const before = new Map(remembered.map((unit) => [keyOf(unit), unit]))
  const now = new Set(present.map(keyOf))
  const changed = present.filter((unit) => !isSame(before.get(keyOf(unit)), unit))
  return {
    place,
    saved,
    sources: sourcesOf(units, changed),
    units: changed,
    // What is empty while somebody types may stand there again in a second.
    gone: moment.isAutosave
      ? []
      : remembered.filter((unit) => !now.has(keyOf(unit)) && !standsThereStill(units, unit)),
    states: statesOf(entity, saved, judged),
  }
}

const keyOf = ({ language, path }: { language: Language; path: string }) => `${language} ${path}`

function isSame(before: RememberedUnit | undefined, now: RememberedUnit): boolean {
  return (
    before !== undefined &&
    before.sourceHash === now.sourceHash &&
    before.targetHash === now.targetHash &&
    before.translatedAt === now.translatedAt &&
    before.translatedBy === now.translatedBy &&
    writtenBeforeAutosave(before) === writtenBeforeAutosave(now)
  )
}

const writtenBeforeAutosave = ({ beforeAutosave }: RememberedUnit): string | null =>
  beforeAutosave && JSON.stringify(beforeAutosave)

/** A formatted text that lacks a part of its source now: what it was translated from says which. */
function standsThereStill(units: readonly Unit[], { path, language, targetHash }: RememberedUnit): boolean {
  const unit = units.find((one) => one.path === path)
  const target = unit?.values[language]
  return unit !== undefined && hasWords(unit.type, target) && hashOfText(unit.type, target) === targetHash
}

/** The source texts of what was translated just now; those of former translations are there. */
function sourcesOf(units: readonly Unit[], changed: readonly JudgedUnit[]): RecordChange['sources'] {
  const hashes = new Map(
    changed.filter(({ state }) => state === 'current').map(({ path, sourceHash }) => [path, sourceHash]),
  )
  return units.flatMap((unit) => {
    const hash = hashes.get(unit.path)
    return hash === undefined ? [] : [{ hash, content: JSON.stringify(unit.values[sourceLanguageOf(unit)]) }]
  })
}

function statesOf(
  entity: TranslatedEntity,
  saved: SavedRecord,
  judged: readonly { language: Language; state: TranslationState }[],
): StateRow[] {
  if (judged.length === 0) return []
  return languageCodes.map((language) => {
    const own = judged.filter((unit) => unit.language === language)
    const count = (state: TranslationState) => own.filter((unit) => unit.state === state).length
    const [missing, outdated, source] = [count('missing'), count('outdated'), count('source')]
    const isSource = own.length > 0 && source === own.length
    return {
      language,
      state: missing > 0 ? 'missing' : outdated > 0 ? 'outdated' : isSource ? 'source' : 'current',
      ...{ units: own.length, missing, outdated },
      title: titleIn(entity, saved, language),
    }
  })
}

/** Rows that are written by one statement: both databases limit how many values one may have. */
const rowsAtOnce = 100

/** The statements that write changes of several records. */
export function writingStatements(changes: readonly RecordChange[]): SQL[] {
  const sources = new Map(
    changes.flatMap((change) => change.sources.map(({ hash, content }) => [hash, content])),
  )
  return [
    ...inserting([...sources], ([hash, content]) => sql`(${hash}, ${content})`).map(
      (rows) =>
        sql`INSERT INTO translation_sources (hash, content) VALUES ${rows} ON CONFLICT (hash) DO NOTHING`,
    ),
    ...inserting(
      changes.flatMap(({ place, units }) => units.map((unit) => ({ place, unit }))),
      ({
        place,
        unit,
      }) => sql`(${place.kind}, ${place.id}, ${unit.language}, ${unit.path}, ${unit.sourceHash},
        ${unit.targetHash}, ${unit.translatedAt}, ${unit.translatedBy}, ${writtenBeforeAutosave(unit)})`,
    ).map(
      (rows) => sql`INSERT INTO translation_units
        (kind, record_id, language, path, source_hash, target_hash, translated_at, translated_by, before_autosave)
        VALUES ${rows}
        ON CONFLICT (kind, record_id, language, path) DO UPDATE SET source_hash = excluded.source_hash,
          target_hash = excluded.target_hash, translated_at = excluded.translated_at,
          translated_by = excluded.translated_by, before_autosave = excluded.before_autosave`,
    ),
    ...changes.flatMap(({ place: { kind, id }, gone }) =>
      gone.map(
        ({ language, path }) => sql`DELETE FROM translation_units
          WHERE kind = ${kind} AND record_id = ${id} AND language = ${language} AND path = ${path}`,
      ),
    ),
    ...changes.filter(({ states }) => states.length === 0).map(({ place }) => removalOfStates(place)),
    ...inserting(
      changes.flatMap(({ place, saved, states }) => states.map((row) => ({ place, saved, row }))),
      ({ place, saved, row }) => sql`(${place.kind}, ${place.id}, ${row.language}, ${row.state}, ${row.units},
        ${row.missing}, ${row.outdated}, ${row.title}, ${saved.isDraft ? 1 : 0}, ${saved.changedAt})`,
    ).map(
      (rows) => sql`INSERT INTO translation_states
        (kind, record_id, language, state, units, missing, outdated, title, is_draft, changed_at) VALUES ${rows}
        ON CONFLICT (kind, record_id, language) DO UPDATE SET state = excluded.state, units = excluded.units,
          missing = excluded.missing, outdated = excluded.outdated, title = excluded.title,
          is_draft = excluded.is_draft, changed_at = excluded.changed_at`,
    ),
  ]
}

function inserting<Row>(rows: readonly Row[], values: (row: Row) => SQL): SQL[] {
  const statements: SQL[] = []
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    statements.push(sql.join(rows.slice(start, start + rowsAtOnce).map(values), sql`, `))
  return statements
}

const titlesSchema = z.record(z.string(), z.string().nullish())

/** What a record is called in a language, or in one that stands in for it; empty for a global, which has a name of its own. */
function titleIn(entity: TranslatedEntity, { stored }: SavedRecord, language: Language): string {
  if (entity.type === 'global') return ''
  const value = stored[entity.titleField ?? 'filename'] ?? stored.filename
  if (typeof value === 'string') return value
  const titles = titlesSchema.safeParse(value).data ?? {}
  const order = [language, ...languages[language].fallbacks, defaultLanguage]
  return order.map((code) => titles[code]).find(Boolean) ?? ''
}
