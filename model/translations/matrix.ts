import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { defaultLanguage, languageCodes, type Language } from '../../languages/languages.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { translationStates, type TranslationState } from './judge-units.ts'

/** How many records of a kind stand in a state in a language. */
export interface StateCount {
  kind: string
  language: Language
  state: TranslationState
  count: number
}

const countRows = z.array(
  z.object({
    kind: z.string(),
    language: z.enum(languageCodes),
    state: z.enum(translationStates),
    count: z.coerce.number(),
  }),
)

/** How many records of some kinds stand how in each language: read from an index, whatever their number. */
export async function countTranslationStates(
  payload: Payload,
  kinds: readonly string[],
): Promise<StateCount[]> {
  if (kinds.length === 0) return []
  const database = await rawSql(payload)
  return countRows.parse(
    await database.rows(sql`SELECT kind, language, state, COUNT(*) AS count FROM translation_states
      WHERE kind IN ${listOf(kinds)} GROUP BY language, kind, state`),
  )
}

/** Which records the matrix shows. */
export interface MatrixFilter {
  kinds: readonly string[]
  /** Languages of which a state is looked for where no one language is chosen. */
  languages: readonly Language[]
  language?: Language | undefined
  state?: TranslationState | undefined
  /** Words in the title, in any language. */
  title?: string | undefined
  /** From 1. */
  page: number
}

export interface LanguageState {
  state: TranslationState
  units: number
  missing: number
  outdated: number
  title: string
}

/** A record with how it stands in each language. */
export interface MatrixRow {
  kind: string
  id: number
  isDraft: boolean
  changedAt: string
  languages: Readonly<Partial<Record<Language, LanguageState>>>
}

/** Records on a page of the matrix. */
export const rowsOnPage = 50

const placeRows = z.array(z.object({ kind: z.string(), id: z.coerce.number() }))

/** One page of the matrix, latest changes first, and whether there is another after it. */
export async function readMatrix(
  payload: Payload,
  filter: MatrixFilter,
  onPage = rowsOnPage,
): Promise<{ rows: MatrixRow[]; hasMore: boolean }> {
  if (filter.kinds.length === 0) return { rows: [], hasMore: false }
  const database = await rawSql(payload)
  const places = placeRows.parse(
    await database.rows(sql`${placesWhere(filter)} LIMIT ${onPage + 1} OFFSET ${(filter.page - 1) * onPage}`),
  )
  const shown = places.slice(0, onPage)
  return { rows: await readRows(payload, shown), hasMore: places.length > onPage }
}

/** Every record that a filter finds, for an export. */
export async function readPlaces(payload: Payload, filter: Omit<MatrixFilter, 'page'>) {
  if (filter.kinds.length === 0) return []
  const database = await rawSql(payload)
  return placeRows.parse(await database.rows(placesWhere(filter)))
}

function placesWhere({ kinds, languages, language, state, title }: Omit<MatrixFilter, 'page'>): SQL {
  const conditions = [
    sql`found.kind IN ${listOf(kinds)}`,
    ...(state ? [sql`found.state = ${state}`] : []),
    ...(title ? [titleContains(title)] : []),
  ]
  if (state && !language) {
    return sql`SELECT found.kind AS kind, found.record_id AS id FROM translation_states found
      WHERE found.language IN ${listOf(languages)} AND ${sql.join(conditions, sql` AND `)}
      GROUP BY found.kind, found.record_id ORDER BY MAX(found.changed_at) DESC, found.kind, found.record_id`
  }
  return sql`SELECT found.kind AS kind, found.record_id AS id FROM translation_states found
    WHERE found.language = ${language ?? defaultLanguage} AND ${sql.join(conditions, sql` AND `)}
    ORDER BY found.changed_at DESC, found.kind, found.record_id`
}

function titleContains(words: string): SQL {
  const pattern = `%${words.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`EXISTS (SELECT 1 FROM translation_states named
    WHERE named.kind = found.kind AND named.record_id = found.record_id
      AND LOWER(named.title) LIKE ${pattern} ESCAPE '\\')`
}

function listOf(values: readonly (string | number)[]): SQL {
  return sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`
}

const stateRows = z.array(
  z.object({
    kind: z.string(),
    id: z.coerce.number(),
    language: z.enum(languageCodes),
    state: z.enum(translationStates),
    units: z.coerce.number(),
    missing: z.coerce.number(),
    outdated: z.coerce.number(),
    title: z.string(),
    is_draft: z.coerce.number(),
    changed_at: z.string(),
  }),
)

const languageStates = z.array(
  z.object({
    id: z.coerce.number(),
    language: z.enum(languageCodes),
    state: z.enum(['missing', 'outdated']),
  }),
)

/** Records whose state is read by one statement. */
const readAtOnce = 500

/** In which languages records of a kind are missing or outdated. */
export async function readUnfinished(payload: Payload, kind: string, ids: readonly number[]) {
  const database = await rawSql(payload)
  const found: z.infer<typeof languageStates> = []
  for (let first = 0; first < ids.length; first += readAtOnce) {
    const part = ids.slice(first, first + readAtOnce)
    found.push(
      ...languageStates.parse(
        await database.rows(sql`SELECT record_id AS id, language, state FROM translation_states
          WHERE kind = ${kind} AND record_id IN ${listOf(part)} AND state IN ('missing', 'outdated')`),
      ),
    )
  }
  return found
}

/** How some records stand in every language, in the order in which they are named. */
export async function readRows(
  payload: Payload,
  places: readonly { kind: string; id: number }[],
): Promise<MatrixRow[]> {
  if (places.length === 0) return []
  const database = await rawSql(payload)
  const kinds = [...new Set(places.map(({ kind }) => kind))]
  const ofKinds = kinds.map((kind) => {
    const ids = places.filter((place) => place.kind === kind).map(({ id }) => id)
    return sql`(kind = ${kind} AND record_id IN ${listOf(ids)})`
  })
  const rows = stateRows.parse(
    await database.rows(sql`SELECT kind, record_id AS id, language, state, units, missing, outdated, title, is_draft,
      changed_at FROM translation_states WHERE ${sql.join(ofKinds, sql` OR `)}`),
  )
  const byPlace = Map.groupBy(rows, ({ kind, id }) => `${kind} ${id}`)
  return places.flatMap(({ kind, id }) => {
    const own = byPlace.get(`${kind} ${id}`) ?? []
    const [first] = own
    if (!first) return []
    const languages = Object.fromEntries(
      own.map(({ language, state, units, missing, outdated, title }) => [
        language,
        { state, units, missing, outdated, title },
      ]),
    )
    return [{ kind, id, isDraft: first.is_draft === 1, changedAt: first.changed_at, languages }]
  })
}
