import type { ReactNode } from 'react'
import { dashboardWords } from '../../languages/back-office/dashboard-words.ts'
import { fieldLabels } from '../../languages/back-office/field-labels.ts'
import { formatNumber } from '../../languages/format.ts'
import { isLanguage, languages, type Language } from '../../languages/languages.ts'
import {
  readByDay,
  readByLanguage,
  readMostCounted,
  readReferrers,
  readSearchesWithoutResult,
  type NamedSum,
} from '../../store/reading-counts/read-readings.ts'
import { recentDays } from '../../store/reading-counts/recent-days.ts'
import { DaysChart } from './days-chart.tsx'
import { searchesId, shownDays, shownSearches, type Asking } from './read-waiting.ts'

/** Lines of each list. */
const lines = 8

/** What was read in the last thirty days. */
export async function Readings({ asking }: { asking: Asking }) {
  const { payload, language } = asking
  const words = dashboardWords[language]
  const read = await readAll(asking).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'What is read could not be read' })
  })
  if (!read) return <p role="alert">{words.failed}</p>
  const { days, byDay, pages, byLanguage, downloads, referrers, searches } = read
  const total = byDay.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <p>
        {words.lastDays}: <strong>{formatNumber(total, language)}</strong>
      </p>
      {total === 0 ? (
        <p>{words.nothingRead}</p>
      ) : (
        <DaysChart days={days} counts={byDay} language={language} />
      )}
      <div className="readings-lists">
        <Sums title={words.mostRead} sums={pages} language={language} show={pathLink} />
        <Sums title={words.byLanguage} sums={byLanguage} language={language} show={languageName} />
        <Sums title={words.downloads} sums={downloads} language={language} show={pathLink} />
        <Sums
          title={words.referrers}
          sums={referrers}
          language={language}
          show={(name) => words.groups[name] ?? isolated(name)}
        />
      </div>
      <section id={searchesId} aria-label={words.searches} tabIndex={-1}>
        <Sums title={words.searches} sums={searches} language={language} show={isolated} />
        {searches.length === 0 && (
          <>
            <h3>{words.searches}</h3>
            <p>{words.noSearches}</p>
          </>
        )}
        <p className="readings-note">
          {words.searchesNote} {words.howToBeFound(fieldLabels.searchWords[language])}
        </p>
      </section>
      <p>
        <a href={`/cms-api/readings.csv?from=${days.from}&to=${days.to}`}>{words.asTable}</a>
      </p>
      <p className="readings-note">{words.readingsNote}</p>
    </>
  )
}

async function readAll({ payload, now }: Asking) {
  const days = recentDays(now, shownDays)
  const [byDay, pages, byLanguage, downloads, referrers, searches] = await Promise.all([
    readByDay(payload, days),
    readMostCounted(payload, 'page', days, lines),
    readByLanguage(payload, days),
    readMostCounted(payload, 'download', days, lines),
    readReferrers(payload, days, lines),
    readSearchesWithoutResult(payload, days, shownSearches),
  ])
  return { days, byDay, pages, byLanguage, downloads, referrers, searches }
}

interface SumsProps {
  title: string
  sums: readonly NamedSum[]
  language: Language
  show: (name: string) => ReactNode
}

/** A list of sums, largest first; nothing where there is none. */
function Sums({ title, sums, language, show }: SumsProps) {
  if (sums.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ol className="readings-sums">
        {sums.map(({ name, count }) => (
          <li key={name}>
            <span>{show(name)}</span>
            <strong>{formatNumber(count, language)}</strong>
          </li>
        ))}
      </ol>
    </div>
  )
}

const pathLink = (path: string) => (
  <a href={path} dir="ltr">
    {readable(path)}
  </a>
)

/** Addresses of Arabic and Persian pages as they are written, where they can be. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const isolated = (name: string) => <bdi>{name}</bdi>

const languageName = (code: string) => (isLanguage(code) ? <bdi>{languages[code].ownName}</bdi> : code)
