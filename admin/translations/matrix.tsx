import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { translationWords } from '../../languages/back-office/translation-words.ts'
import { formatNumber } from '../../languages/format.ts'
import { defaultLanguage, languageCodes, languages, type Language } from '../../languages/languages.ts'
import { nameOfKind } from '../../model/translations/describe-unit.ts'
import { translationStates } from '../../model/translations/judge-units.ts'
import {
  countTranslationStates,
  readMatrix,
  type LanguageState,
  type MatrixRow,
  type StateCount,
} from '../../model/translations/matrix.ts'
import { isOnlyTranslator } from '../../model/access/roles.ts'
import type { TranslationRight } from '../../model/translations/translation-access.ts'
import { XliffImport } from '../loaded-when-shown.tsx'

interface MatrixProps {
  req: PayloadRequest
  rights: ReadonlyMap<string, TranslationRight>
  /** In which the person uses the back office. */
  language: Language
  searchParams: Readonly<Record<string, unknown>>
}

const querySchema = z.object({
  kind: z.string().optional().catch(undefined),
  language: z.enum(languageCodes).optional().catch(undefined),
  state: z.enum(translationStates).optional().catch(undefined),
  title: z.string().trim().max(200).optional().catch(undefined),
  page: z.coerce.number().int().positive().max(100_000).catch(1),
})

type Query = z.infer<typeof querySchema>

/** States that are looked for; that a text is its own source is no work. */
const shownStates = ['missing', 'outdated', 'current'] as const

/** Records and languages, what waits in each language, and the files that go out and come in. */
export async function Matrix({ req, rights, language, searchParams }: MatrixProps) {
  const words = translationWords[language]
  const own = languageCodes.filter((code) =>
    [...rights.values()].some((right) => right.languages.includes(code)),
  )
  if (own.length === 0) {
    return (
      <div className="translations">
        <h1>{words.title}</h1>
        <p>{words.nothingYours}</p>
      </div>
    )
  }
  const query = querySchema.parse(searchParams)
  const kind = query.kind !== undefined && rights.has(query.kind) ? query.kind : undefined
  const into = query.language !== undefined && own.includes(query.language) ? query.language : undefined
  const kinds = kind === undefined ? [...rights.keys()] : [kind]
  const filter = { ...query, kind, language: into }
  const { rows, hasMore } = await readMatrix(req.payload, {
    kinds,
    languages: own,
    language: into,
    state: query.state,
    title: query.title || undefined,
    page: query.page,
  })
  const counts = await countTranslationStates(req.payload, [...rights.keys()])
  const columns = into === undefined ? own : [into]
  const single = into ?? (own.length === 1 ? own[0] : undefined)
  return (
    <div className="translations">
      <h1>{isOnlyTranslator(req.user) ? words.yourLanguages : words.title}</h1>
      <Counts counts={counts} rights={rights} own={own} language={language} />
      <form className="translations-filter" action="/admin/translations" role="search">
        <label>
          {words.filter.kind}
          <select name="kind" defaultValue={kind ?? ''}>
            <option value="">{words.filter.all}</option>
            {[...rights.values()].map(({ entity }) => (
              <option key={entity.slug} value={entity.slug}>
                {nameOfKind(entity, language, 'plural')}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.filter.language}
          <select name="language" defaultValue={into ?? ''}>
            <option value="">{words.filter.all}</option>
            {own.map((code) => (
              <option key={code} value={code} lang={code}>
                {languages[code].ownName}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.filter.state}
          <select name="state" defaultValue={query.state ?? ''}>
            <option value="">{words.filter.all}</option>
            {shownStates.map((state) => (
              <option key={state} value={state}>
                {words.states[state]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.filter.title}
          <input type="search" name="title" defaultValue={query.title ?? ''} dir="auto" />
        </label>
        <button className="btn btn--style-primary btn--size-medium" type="submit">
          {words.filter.show}
        </button>
        <a href="/admin/translations">{words.filter.clear}</a>
      </form>
      {rows.length === 0 ? (
        <p role="status">{words.nothing}</p>
      ) : (
        <Rows rows={rows} rights={rights} columns={columns} language={language} />
      )}
      <nav className="translations-pages" aria-label={words.title}>
        {query.page > 1 && <a href={addressOf({ ...filter, page: query.page - 1 })}>{words.previous}</a>}
        {hasMore && <a href={addressOf({ ...filter, page: query.page + 1 })}>{words.next}</a>}
      </nav>
      <Files filter={filter} own={single === undefined ? own : [single]} language={language} />
    </div>
  )
}

function addressOf(query: Partial<Query>): string {
  const given = Object.entries(query).filter(
    ([name, value]) => value !== undefined && value !== '' && !(name === 'page' && value === 1),
  )
  const written = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `/admin/translations${written && `?${written}`}`
}

interface CountsProps {
  counts: readonly StateCount[]
  rights: ReadonlyMap<string, TranslationRight>
  own: readonly Language[]
  language: Language
}

function Counts({ counts, rights, own, language }: CountsProps) {
  const words = translationWords[language]
  const countOf = (into: Language, state: (typeof shownStates)[number]) =>
    counts
      .filter(
        (one) =>
          one.language === into && one.state === state && rights.get(one.kind)?.languages.includes(into),
      )
      .reduce((sum, { count }) => sum + count, 0)
  // Where every text is written in the default language first, nothing is translated into it.
  const counted = own.filter(
    (into) => into !== defaultLanguage || shownStates.some((state) => countOf(into, state) > 0),
  )
  return (
    <div className="translations-table">
      <table>
        <caption className="visually-hidden">{words.counts}</caption>
        <thead>
          <tr>
            <th scope="col">{words.filter.language}</th>
            {shownStates.map((state) => (
              <th key={state} scope="col">
                {words.states[state]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counted.map((into) => (
            <tr key={into}>
              <th scope="row">
                <bdi lang={into}>{languages[into].ownName}</bdi>
              </th>
              {shownStates.map((state) => {
                const count = countOf(into, state)
                return (
                  <td key={state}>
                    {count === 0 ? (
                      formatNumber(0, language)
                    ) : (
                      <a href={addressOf({ language: into, state })}>
                        {formatNumber(count, language)}
                        <span className="visually-hidden">
                          {` ${words.states[state]}, ${languages[into].ownName}`}
                        </span>
                      </a>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowsProps {
  rows: readonly MatrixRow[]
  rights: ReadonlyMap<string, TranslationRight>
  columns: readonly Language[]
  language: Language
}

function Rows({ rows, rights, columns, language }: RowsProps) {
  const words = translationWords[language]
  return (
    <div className="translations-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.record}</th>
            {columns.map((into) => (
              <th key={into} scope="col">
                <bdi lang={into}>{languages[into].ownName}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const entity = rights.get(row.kind)?.entity
            if (!entity) return null
            const kind = nameOfKind(entity, language, 'singular')
            const title = row.languages[language]?.title || kind
            return (
              <tr key={`${row.kind} ${row.id}`}>
                <th scope="row" className="translations-record">
                  <bdi>{title}</bdi>
                  <small>
                    {title !== kind && kind}
                    {row.isDraft && ` · ${words.draft}`}
                  </small>
                </th>
                {columns.map((into) => (
                  <td key={into}>
                    <StateCell row={row} into={into} title={title} rights={rights} language={language} />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface StateCellProps {
  row: MatrixRow
  into: Language
  title: string
  rights: ReadonlyMap<string, TranslationRight>
  language: Language
}

function StateCell({ row, into, title, rights, language }: StateCellProps) {
  const words = translationWords[language]
  const own = row.languages[into]
  if (!own || own.units === 0) return '–'
  const state = <StateMark own={own} language={language} />
  if (own.state === 'source' || !rights.get(row.kind)?.languages.includes(into)) return state
  return (
    <a
      href={`/admin/translations/${row.kind}/${row.id}/${into}`}
      aria-label={`${words.states[own.state]}: ${words.translate(title, languages[into].ownName)}`}
    >
      {state}
    </a>
  )
}

function StateMark({ own, language }: { own: LanguageState; language: Language }) {
  const words = translationWords[language]
  const part = own.state === 'missing' ? own.missing : own.state === 'outdated' ? own.outdated : 0
  const sentence = own.state === 'missing' ? words.missingOf : words.outdatedOf
  return (
    <span
      className="translations-state"
      data-state={own.state}
      {...(part > 0 && { title: sentence(formatNumber(part, language), formatNumber(own.units, language)) })}
    >
      {words.states[own.state]}
      {part > 0 &&
        part < own.units &&
        ` ${formatNumber(part, language)}/${formatNumber(own.units, language)}`}
    </span>
  )
}

interface FilesProps {
  filter: Partial<Query>
  own: readonly Language[]
  language: Language
}

function Files({ filter, own, language }: FilesProps) {
  const words = translationWords[language]
  const address = (query: Record<string, string | undefined>) => {
    const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
    return `/cms-api/translations/file?${new URLSearchParams(given)}`
  }
  const isFiltered = Boolean(filter.kind ?? filter.state ?? filter.title)
  return (
    <>
      <section className="translations-import">
        <h2>{words.export}</h2>
        <p>{words.exportLead}</p>
        <p className="translations-files">
          {own.map((into) => (
            <a key={into} href={address({ language: into, states: 'missing,outdated' })}>
              {words.exportOutdated(languages[into].ownName)}
            </a>
          ))}
          {isFiltered &&
            own.map((into) => (
              <a
                key={into}
                href={address({
                  language: into,
                  kind: filter.kind,
                  states: filter.state,
                  title: filter.title,
                })}
              >
                {words.exportShown(languages[into].ownName)}
              </a>
            ))}
        </p>
      </section>
      <XliffImport />
    </>
  )
}
