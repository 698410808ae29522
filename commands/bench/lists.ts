import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload } from 'payload'
import type { ContentVersion } from '../../store/database/content-version.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import type { Reading } from '../../store/read/reading.ts'
import { say, step } from '../steps/say.ts'
import { fillNews, fillPublications, fillReferred } from './fill-lists.ts'
import { medianTime } from './median.ts'

/**
 * `npm run bench:lists [-- 100000 20000]`: fills a SQLite database of its own with 100 news and 100 publications, then
 * with that many, and says how long lists, their filters' counts, details and searches take with few and with many (medians, in
 * milliseconds), and how many times as long with many.
 */
const [many = 100_000, manyPublications = 20_000] = process.argv.slice(2).map(Number)
const few = 100
const folder = mkdtempSync(path.join(tmpdir(), 'bench-lists-'))
process.env.DATA_DIR = folder
process.env.DATABASE_URL = ''
// An empty folder is to be given a database.
process.env.PAYLOAD_MIGRATING = 'true'
process.env.LOG_LEVEL = 'error'

const { environment } = await import('../../environment.ts')
const { migrateDatabase } = await import('../../store/database/migrate-database.ts')
const { migrationsOf } = await import('../../store/database/migrations.ts')
const { default: config } = await import('../../payload/payload.config.ts')
const { closeDatabase } = await import('../../store/database/close-database.ts')
const { rawSql } = await import('../../store/database/raw-sql.ts')
const { findRecord, listRecords, similarRecords } = await import('../../store/read/list-records.ts')
const { countOptions } = await import('../../store/read/count-options.ts')
const { newsApi } = await import('../../content/news/api.ts')
const { newsKind } = await import('../../content/news/kind.ts')
const { publicationKind } = await import('../../content/publications/kind.ts')
const { searchSite } = await import('../../store/search/search-site.ts')

const runs = 31
/** Milliseconds after which a slow thing has been done often enough. */
const patience = 3000
const atOnce = 5000

function anotherVersion(): ContentVersion {
  const token = randomUUID()
  return { whole: token, tokens: new Map([['everything', token]]) }
}

const payload = await getPayload({ config, disableOnInit: true })
let contentVersion: ContentVersion = anotherVersion()

/** Each page reads by itself; what is the same for all is cached until `publish`. */
const reading = (): Reading => ({ payload, language: 'en', contentVersion, now: new Date() })

/** A list's page as the site shows it: the records and the counts of each filter's options. */
async function wholePage(
  kind: ContentKind<unknown>,
  names: readonly string[],
  filters: Record<string, string>,
) {
  const page = reading()
  await Promise.all([
    listRecords(kind, page, { filters }),
    ...names.map((name) => countOptions(kind, page, { filters }, name)),
  ])
}

/** What a detail page leads on to. */
const similar = () =>
  similarRecords(newsKind, reading(), {
    id: '50',
    topics: ['topic-3', 'topic-4'],
    most: 3,
    filters: {},
    sort: '-date',
  })

/** What a publish of everything does to what is cached. */
function publish() {
  contentVersion = anotherVersion()
}

const context = { siteUrl: 'https://example.org', language: 'en' as const }
const newsFilters = ['topic', 'country', 'year']
const publicationFilters = ['kind', 'language', 'topic', 'country', 'year']

/** What is measured; `size` is how many news there are. */
const measured: readonly [what: string, act: (size: number) => Promise<unknown>][] = [
  ['news, page 1', () => listRecords(newsKind, reading())],
  ['news, oldest first', () => listRecords(newsKind, reading(), { sort: 'date' })],
  [
    'news, page 50 (last whole one of few)',
    (size) => listRecords(newsKind, reading(), { page: Math.min(50, Math.floor(size / 12)) }),
  ],
  ['news, last page', (size) => listRecords(newsKind, reading(), { page: Math.ceil(size / 12) })],
  ['news of a topic', () => listRecords(newsKind, reading(), { filters: { topic: 'topic-3' } })],
  ['news of a country', () => listRecords(newsKind, reading(), { filters: { country: 'country-7' } })],
  ['news of a year', () => listRecords(newsKind, reading(), { filters: { year: '2003' } })],
  ['news, others to read on with', () => similar()],
  ['news with a rare word', () => listRecords(newsKind, reading(), { q: 'rare' })],
  ['news with a word of an eighth', () => listRecords(newsKind, reading(), { q: 'eighth3' })],
  ['news, a topic’s counts', () => countOptions(newsKind, reading(), { filters: {} }, 'topic')],
  ['news, the list’s page', () => wholePage(newsKind, newsFilters, {})],
  ['news, the page of a topic', () => wholePage(newsKind, newsFilters, { topic: 'topic-3' })],
  ['news, by slug', (size) => findRecord(newsKind, reading(), `news-${Math.ceil(size / 2)}`)],
  [
    'news, on the API',
    async () => (await listRecords(newsKind, reading())).records.map((item) => newsApi.toApi(item, context)),
  ],
  ['publications, the list’s page', () => wholePage(publicationKind, publicationFilters, {})],
  ['publications of a kind', () => listRecords(publicationKind, reading(), { filters: { kind: 'dataset' } })],
  ['publication, by slug', () => findRecord(publicationKind, reading(), 'publication-50')],
  ['search for a rare word', () => searchSite(reading(), { q: 'rare', page: 1, perPage: 10 })],
  ['search for a word of an eighth', () => searchSite(reading(), { q: 'eighth3', page: 1, perPage: 10 })],
  [
    'a word of an eighth after a publish',
    () => {
      publish()
      return searchSite(reading(), { q: 'eighth3', page: 1, perPage: 10 })
    },
  ],
  [
    'the list’s page after a publish',
    () => {
      publish()
      return wholePage(newsKind, newsFilters, {})
    },
  ],
  [
    'by slug after a publish',
    (size) => {
      publish()
      return findRecord(newsKind, reading(), `news-${Math.ceil(size / 2)}`)
    },
  ],
]

async function measure(size: number): Promise<number[]> {
  const medians: number[] = []
  for (const [, act] of measured) {
    await act(size)
    medians.push(await medianTime(() => act(size), { runs, patience }))
  }
  return medians
}

try {
  await migrateDatabase(payload, migrationsOf(environment()))
  const database = await rawSql(payload)
  await fillReferred(database)
  await fillNews(database, 1, few)
  await fillPublications(database, 1, few)
  // What runs first pays for everybody.
  await measure(few)
  const withFew = await measure(few)
  await step(`${many} news and ${manyPublications} publications in four languages`, async () => {
    for (let from = few + 1; from <= many; from += atOnce)
      await fillNews(database, from, Math.min(many, from + atOnce - 1))
    for (let from = few + 1; from <= manyPublications; from += atOnce)
      await fillPublications(database, from, Math.min(manyPublications, from + atOnce - 1))
  })
  say(`  database: ${(statSync(path.join(folder, 'database.sqlite')).size / 1_000_000).toFixed(0)} MB`)
  const withMany = await measure(many)
  say(`  ${''.padEnd(36)} ${String(few).padStart(9)} ${String(many).padStart(9)}     times`)
  measured.forEach(([what], index) => {
    const [one, other] = [withFew[index] ?? 0, withMany[index] ?? 0]
    say(
      `  ${what.padEnd(36)} ${one.toFixed(1).padStart(9)} ${other.toFixed(1).padStart(9)} ${(other / one).toFixed(2).padStart(9)}`,
    )
  })
} finally {
  await closeDatabase(payload)
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
