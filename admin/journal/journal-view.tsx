import type { AdminViewServerProps, Payload } from 'payload'
import { globalLabels } from '../../languages/back-office/collection-labels.ts'
import { journalActs, journalWords } from '../../languages/back-office/journal-words.ts'
import { formatGregorianDateAndTime } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { hasRole } from '../../model/access/roles.ts'
import { journalAddress, journalFilter } from '../../model/journal/journal-filter.ts'
import {
  peopleInJournal,
  readJournal,
  type JournalEntry,
  type JournalFilter,
} from '../../model/journal/journal.ts'
import { wordsIn } from '../../model/translations/describe-unit.ts'
import { OwnPage, personAt } from '../own-page/own-page.tsx'
import './journal.css'

/** Entries of one page. */
const shown = 50

/** Who did what to which record, for administrators. */
export function JournalView(view: AdminViewServerProps) {
  const { i18n, payload } = view.initPageResult.req
  const isAllowed = hasRole(personAt(view), 'administrator')
  const language = languageOf({ i18n })
  const { title, notAllowed } = journalWords[language]
  return (
    <OwnPage view={view} steps={[{ label: title }]} className="journal">
      <h1>{title}</h1>
      {isAllowed ? (
        <Journal payload={payload} filter={journalFilter(view.searchParams ?? {})} language={language} />
      ) : (
        <p role="alert">{notAllowed}</p>
      )}
    </OwnPage>
  )
}

interface JournalProps {
  payload: Payload
  filter: JournalFilter
  language: Language
}

async function Journal({ payload, filter, language }: JournalProps) {
  const words = journalWords[language]
  const kinds = kindsOf(payload, language)
  const [found, people] = await Promise.all([
    readJournal(payload, filter, shown + 1),
    peopleInJournal(payload),
  ])
  const entries = found.slice(0, shown)
  const { before, ...chosen } = filter
  const last = entries.at(-1)
  return (
    <>
      <p>{words.lead}</p>
      <form action="/admin/journal" role="search" className="journal-filter">
        <Choice
          name="person"
          label={words.who}
          chosen={filter.person}
          all={words.all}
          options={people.map(({ id, name }) => [String(id), name ?? String(id)])}
        />
        <Choice
          name="act"
          label={words.what}
          chosen={filter.act}
          all={words.all}
          options={journalActs.map((act) => [act, words.acts[act]])}
        />
        <Choice name="kind" label={words.kind} chosen={filter.kind} all={words.all} options={[...kinds]} />
        <label>
          {words.words}
          <input type="search" name="words" defaultValue={filter.words} dir="auto" />
        </label>
        <label>
          {words.from}
          <input type="date" name="from" defaultValue={filter.from} />
        </label>
        <label>
          {words.to}
          <input type="date" name="to" defaultValue={filter.to} />
        </label>
        {filter.record !== undefined && <input type="hidden" name="record" value={filter.record} />}
        <button className="btn btn--style-primary btn--size-medium" type="submit">
          {words.show}
        </button>
        <a href="/admin/journal">{words.clear}</a>
      </form>
      {entries.length === 0 ? (
        <p role="status">{words.nothing}</p>
      ) : (
        <Entries entries={entries} kinds={kinds} language={language} />
      )}
      <nav aria-label={words.title} className="journal-pages">
        {before !== undefined && <a href={journalAddress('/admin/journal', chosen)}>{words.newest}</a>}
        {found.length > shown && last && (
          <a href={journalAddress('/admin/journal', { ...chosen, before: last.sequence })}>{words.earlier}</a>
        )}
        <a href={journalAddress('/cms-api/journal.csv', chosen)} download="journal.csv">
          {words.table}
        </a>
      </nav>
    </>
  )
}

interface ChoiceProps {
  name: string
  label: string
  all: string
  chosen: string | number | undefined
  options: readonly (readonly [value: string, label: string])[]
}

function Choice({ name, label, all, chosen, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen ?? ''}>
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

interface EntriesProps {
  entries: readonly JournalEntry[]
  kinds: ReadonlyMap<string, string>
  language: Language
}

function Entries({ entries, kinds, language }: EntriesProps) {
  const words = journalWords[language]
  return (
    <div className="journal-table">
      <table>
        <thead>
          <tr>
            {[words.when, words.who, words.what, words.kind, words.record].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ sequence, at, person, act, kind, record, title }) => (
            <tr key={sequence}>
              <td>
                <time dateTime={at}>{formatGregorianDateAndTime(at, language, defaultTimeZone)}</time>
              </td>
              <td>{person ? <bdi>{person.name ?? person.id}</bdi> : words.itself}</td>
              <td>{words.acts[act]}</td>
              <td>{kind !== null && (kinds.get(kind) ?? kind)}</td>
              <td>
                {kind !== null && record !== null ? (
                  <>
                    <a
                      href={record === 0 ? `/admin/globals/${kind}` : `/admin/collections/${kind}/${record}`}
                    >
                      <bdi>{title ?? (record === 0 ? (kinds.get(kind) ?? kind) : record)}</bdi>
                    </a>
                    <a className="journal-only" href={journalAddress('/admin/journal', { kind, record })}>
                      {words.onlyRecord}
                    </a>
                  </>
                ) : (
                  title !== null && <bdi>{title}</bdi>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What kinds of records and globals are called, by their slugs. */
function kindsOf({ config }: Payload, language: Language): ReadonlyMap<string, string> {
  return new Map([
    ...config.collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .map(({ slug, labels }) => [slug, wordsIn(labels.singular, language)] as const),
    ...Object.entries(globalLabels).map(([slug, labels]) => [slug, wordsIn(labels, language)] as const),
  ])
}
