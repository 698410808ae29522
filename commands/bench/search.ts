import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { getPayload } from 'payload'
import { z } from 'zod'
import type { RawSql } from '../../store/database/raw-sql.ts'
import type { Language } from '../../languages/languages.ts'
import { say, step } from '../steps/say.ts'
import { medianTime } from './median.ts'
import { SyntheticRecords } from './synthetic-records.ts'

/**
 * `npm run bench:search [-- 10000 100000]`: fills a SQLite database of its own with that many made-up records in four
 * languages and says how long searches and suggestions take, in milliseconds; searches are those that nobody has just made.
 * `BENCH_DATABASE_URL` names an empty Postgres database in its place.
 */
const sizes = process.argv.slice(2).map(Number)
const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'))
process.env.DATA_DIR = folder
process.env.DATABASE_URL = process.env.BENCH_DATABASE_URL ?? ''
process.env.PAYLOAD_MIGRATING = 'true'
process.env.LOG_LEVEL = 'error'

const { environment } = await import('../../environment.ts')
const { migrateDatabase } = await import('../../store/database/migrate-database.ts')
const { migrationsOf } = await import('../../store/database/migrations.ts')
const { default: config } = await import('../../payload/payload.config.ts')
const { closeDatabase } = await import('../../store/database/close-database.ts')
const { rawSql } = await import('../../store/database/raw-sql.ts')
const { writingStatements } = await import('../../store/search/write-entries.ts')
const { searchSite } = await import('../../store/search/search-site.ts')
const { suggestTitles } = await import('../../store/search/suggest-titles.ts')

const runs = 15
const atOnce = 250

/** A word with its second letter doubled. */
function misspelt(word: string): string {
  return `${word.slice(0, 2)}${word.slice(1)}`
}

const sizeShape = z.tuple([z.object({ bytes: z.coerce.number() })])

async function bytesOf({ dialect, rows }: RawSql): Promise<number> {
  if (dialect === 'sqlite') return statSync(path.join(folder, 'database.sqlite')).size
  const [{ bytes }] = sizeShape.parse(
    await rows(sql`SELECT pg_database_size(current_database())::text AS bytes`),
  )
  return bytes
}

const payload = await getPayload({ config, disableOnInit: true })
try {
  await migrateDatabase(payload, migrationsOf(environment()))
  const database = await rawSql(payload)
  const made = new SyntheticRecords()
  await database.write(writingStatements(database.dialect, made.named()))
  let count = 0
  for (const size of sizes.length > 0 ? sizes : [10_000]) {
    await step(`${size} records in four languages`, async () => {
      while (count < size) {
        const records = Array.from({ length: Math.min(atOnce, size - count) }, (_, index) =>
          made.record(count + index + 1),
        )
        await database.write(writingStatements(database.dialect, records))
        count += records.length
      }
    })
    const megabytes = (await bytesOf(database)) / 1_000_000
    say(`  database: ${megabytes.toFixed(0)} MB`)
    const searches: [what: string, q: string, language: Language][] = [
      ['a word in nearly every record', made.word('en', 0), 'en'],
      ['the same, Arabic', made.word('ar', 0), 'ar'],
      ['the same, Persian', made.word('fa', 0), 'fa'],
      ['the same, French', made.word('fr', 0), 'fr'],
      ['a usual word', made.word('en', 40), 'en'],
      ['a rare word', made.word('en', 4000), 'en'],
      ['three words', [0, 40, 200].map((rank) => made.word('en', rank)).join(' '), 'en'],
      ['a frequent word, two unknown', `${made.word('en', 0)} zzzzzz yyyyyy`, 'en'],
      ['a misspelt word', misspelt(made.word('en', 400)), 'en'],
      ['a phrase', `"${made.word('en', 0)} ${made.word('en', 1)}"`, 'en'],
      ['two letters', made.word('ar', 40).slice(0, 2), 'ar'],
      ['nothing', 'zzzzzz', 'en'],
    ]
    for (const [what, q, language] of searches) {
      // Another reading each time: what was found is cached for the same one.
      const reading = () => ({ payload, language, now: new Date() })
      const { total } = await searchSite(reading(), { q, page: 1, perPage: 10 })
      const search = await medianTime(() => searchSite(reading(), { q, page: 1, perPage: 10 }), { runs })
      const suggestions = await medianTime(() => suggestTitles(reading(), q), { runs })
      say(
        `  ${what.padEnd(30)} ${String(total).padStart(7)} found   search ${search.toFixed(1).padStart(6)}   suggestions ${suggestions.toFixed(1).padStart(6)}`,
      )
    }
  }
} finally {
  await closeDatabase(payload)
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
