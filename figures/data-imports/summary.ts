import type { Payload } from 'payload'
import { z } from 'zod'
import {
  importProblem,
  type ImportProblem,
  type ImportStateName,
} from '../../languages/back-office/import-words.ts'
import type { Language } from '../../languages/languages.ts'
import type { FileProblemReason } from '../importers/file-rows.ts'
import {
  changesOfVersion,
  countChanges,
  listDifferences,
  stagedChanges,
  totalOf,
  type ChangeCounts,
  type ChangesQuery,
  type CountsOfIndicators,
  type Difference,
} from './differences.ts'
import { readImportState, readStoredProblems, type ImportState } from './import-state.ts'
import { mostProblems } from './stage-file.ts'

export interface ProblemInWords {
  line: number
  file: string | null
  reason: string
}

/** What the back office shows of an import beside its form. */
export interface ImportSummary {
  state: ImportStateName
  file: { name: string; size: number; sha256: string } | null
  read: { at: string; by: string | null } | null
  /** Rows of the file that were read so far. */
  entries: number
  leftOut: number
  /** How many there are, and the first of them. */
  problems: { total: number; first: ProblemInWords[] }
  /** What publishing would do or did; nothing while there is nothing to say of it. */
  counts: ChangeCounts | null
  indicators: ({ id: string; title: string } & ChangeCounts)[]
  published: { version: number; at: string; by: string | null } | null
  undone: { version: number; at: string; by: string | null; unaffectedValues: number } | null
}

/** In the language in which somebody uses the back office. */
export async function summarizeImport(
  payload: Payload,
  id: number,
  language: Language,
): Promise<ImportSummary> {
  const state = await readImportState(payload, id)
  if (!state) return nothingRead
  const query = changesOf(state)
  const counts: CountsOfIndicators = query ? await countChanges(payload, query) : new Map()
  const titles = counts.size > 0 ? await titlesOfIndicators(payload, language) : new Map<string, string>()
  const { published } = state
  return {
    state: state.state,
    file: state.file,
    read: state.read,
    entries: state.entries,
    leftOut: state.leftOut,
    problems: {
      total: state.problems,
      first: state.problems > 0 ? await problemsInWords(payload, id, language) : [],
    },
    counts: published
      ? {
          new: published.newValues,
          revised: published.revisedValues,
          withdrawn: published.withdrawnValues,
          unchanged: published.unchangedValues,
        }
      : query
        ? totalOf(counts)
        : null,
    indicators: [...counts].map(([indicator, ofIndicator]) => ({
      id: indicator,
      title: titles.get(indicator) ?? indicator,
      ...ofIndicator,
    })),
    published: published && { version: published.version, at: published.at, by: published.by },
    undone: state.undone,
  }
}

const nothingRead: ImportSummary = {
  state: 'none',
  file: null,
  read: null,
  entries: 0,
  leftOut: 0,
  problems: { total: 0, first: [] },
  counts: null,
  indicators: [],
  published: null,
  undone: null,
}

/** Held against the current values before publishing, against the version before it afterwards. */
function changesOf(state: ImportState): ChangesQuery | undefined {
  if (state.published) return changesOfVersion(state.published.version)
  return state.state === 'ready' ? stagedChanges(state.id) : undefined
}

export interface DifferenceInWords extends Difference {
  title: string
  countryName: string
}

/** Differences shown at once. */
export const differencesOnPage = 50

/**
 * A page of the values that publishing changes or changed.
 * @param page from 1
 */
export async function readDifferences(
  payload: Payload,
  id: number,
  { way, page, language }: { way: Difference['change']; page: number; language: Language },
): Promise<DifferenceInWords[]> {
  const state = await readImportState(payload, id)
  const query = state && changesOf(state)
  if (!query) return []
  const [differences, titles, countries] = await Promise.all([
    listDifferences(payload, query, {
      ways: [way],
      most: differencesOnPage,
      after: (page - 1) * differencesOnPage,
    }),
    titlesOfIndicators(payload, language),
    namesOfCountries(payload, language),
  ])
  return differences.map((difference) => ({
    ...difference,
    title: titles.get(difference.indicator) ?? difference.indicator,
    countryName: countries.get(difference.country) ?? difference.country.toUpperCase(),
  }))
}

/** The first problems of a file, in words. */
export async function problemsInWords(
  payload: Payload,
  id: number,
  language: Language,
): Promise<ProblemInWords[]> {
  const stored = await readStoredProblems(payload, id, mostProblems)
  return stored.map(({ line, file, reason }) => ({
    line,
    file,
    reason: importProblem(problemIn(reason), language),
  }))
}

// Each reason that a reader gives can be said.
const sayable = (reason: FileProblemReason): ImportProblem => reason

const text = z.string()
const reasons: z.ZodType<FileProblemReason> = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'unknownCountry',
      'unknownIndicator',
      'ambiguousIndicator',
      'wrongYear',
      'wrongNumber',
      'formula',
      'unknownStatus',
      'unclearSeparator',
    ]),
    found: text,
  }),
  z.object({ code: z.literal('differentCountries'), found: text, other: text }),
  z.object({ code: z.enum(['missingColumn', 'repeatedColumn']), column: text }),
  z.object({ code: z.literal('countryWithoutRecord'), country: text }),
  z.object({ code: z.literal('pageOfSeveral'), page: z.number(), pages: z.number() }),
  z.object({ code: z.literal('wrongNumberOfCells'), expected: z.number(), found: z.number() }),
  z.object({ code: z.enum(['wrongQuotes', 'notUtf8', 'notJson', 'noRows', 'tooLarge']) }),
  z.object({ code: z.literal('wrongShape'), where: text }),
  z.object({ code: z.literal('secondValue'), firstLine: z.number() }),
])

function problemIn(stored: string): ImportProblem {
  return sayable(reasons.parse(JSON.parse(stored)))
}

const titled = z.array(z.object({ id: z.number(), title: z.string().nullish() }))

/** What indicators are called, by the ids of their records. */
export async function titlesOfIndicators(payload: Payload, language: Language): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'indicators',
    locale: language,
    fallbackLocale: 'en',
    pagination: false,
    depth: 0,
    select: { title: true },
    overrideAccess: true,
  })
  return new Map(titled.parse(docs).map(({ id, title }) => [String(id), title ?? String(id)]))
}

const named = z.array(z.object({ code: z.string(), name: z.string().nullish() }))

async function namesOfCountries(payload: Payload, language: Language): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'countries',
    locale: language,
    fallbackLocale: 'en',
    pagination: false,
    depth: 0,
    select: { code: true, name: true },
    overrideAccess: true,
  })
  return new Map(named.parse(docs).flatMap(({ code, name }) => (name ? [[code, name] as const] : [])))
}
