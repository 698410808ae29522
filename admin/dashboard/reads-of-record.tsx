import type { UIFieldServerProps } from 'payload'
import { declarationOf } from '../../languages/declared-kinds.ts'
import { pathOfRecord } from '../../languages/addresses.ts'
import { dashboardWords } from '../../languages/back-office/dashboard-words.ts'
import { formatNumber } from '../../languages/format.ts'
import { languages, languageCodes } from '../../languages/languages.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { readReadsOf } from '../../store/reading-counts/read-readings.ts'
import { recentDays } from '../../store/reading-counts/recent-days.ts'
import './dashboard.css'
import { DaysChart } from './days-chart.tsx'
import { shownDays } from './read-waiting.ts'

const shownRecentDays = () => recentDays(new Date(), shownDays)

/** Beside the form of a record with a page of its own: how often it was read, by day and in each language. */
export async function ReadsOfRecord({ collectionSlug, data, id, req }: UIFieldServerProps) {
  const slug: unknown = data.slug
  if (!id || typeof slug !== 'string' || declarationOf(collectionSlug)?.folder === undefined) return null
  const language = languageOf(req)
  const words = dashboardWords[language]
  const days = shownRecentDays()
  const reads = await readPaths(req, collectionSlug, String(id), slug)
    .then((paths) => readReadsOf(req.payload, paths, days))
    .catch((error: unknown): undefined => {
      req.payload.logger.error({ err: error, msg: 'How often a record was read could not be read' })
    })
  const byDay = Map.groupBy(reads ?? [], ({ day }) => day)
  const counts = [...byDay].map(([name, ofDay]) => ({ name, count: sumOf(ofDay) }))
  return (
    <section className="reads-of-record" aria-labelledby="reads-of-record">
      <h2 id="reads-of-record">{words.readsOfRecord}</h2>
      {!reads && <p role="alert">{words.failed}</p>}
      {reads?.length === 0 && <p>{words.notReadYet}</p>}
      {reads && reads.length > 0 && (
        <>
          <ul className="readings-sums">
            {languageCodes.map((code) => (
              <li key={code}>
                <bdi>{languages[code].ownName}</bdi>
                <strong>
                  {formatNumber(sumOf(reads.filter((read) => read.language === code)), language)}
                </strong>
              </li>
            ))}
          </ul>
          <DaysChart days={days} counts={counts} language={language} />
        </>
      )}
    </section>
  )
}

/** The record's path, and those that it had before. */
async function readPaths(
  { payload }: UIFieldServerProps['req'],
  kind: string,
  id: string,
  slug: string,
): Promise<string[]> {
  const { docs } = await payload.find({
    ...{ collection: 'former-slugs', pagination: false, depth: 0, overrideAccess: true },
    where: { kind: { equals: kind }, recordId: { equals: id } },
  })
  const slugs = [slug, ...docs.map((former) => former.slug)]
  return slugs.flatMap((one) => pathOfRecord(kind, one) ?? [])
}

const sumOf = (reads: readonly { count: number }[]) => reads.reduce((sum, { count }) => sum + count, 0)
