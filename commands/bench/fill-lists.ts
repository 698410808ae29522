import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { RawSql } from '../../store/database/raw-sql.ts'
import { languageCodes } from '../../languages/languages.ts'
import { filledBody } from './filled-body.ts'

/** How many topics and countries the made-up records refer to (of a hundred each has a whole page), and pictures. */
const referred = { topics: 8, countries: 8, media: 40 } as const

const days = 9000
const body = filledBody(4)

const languages = sql.join(
  languageCodes.map((code) => sql`SELECT ${code} AS language`),
  sql` UNION ALL `,
)

/** Rows of the numbers from one to another, both included, as `n(i)`. */
const numbers = (from: number, to: number): SQL =>
  sql`WITH RECURSIVE n(i) AS (SELECT CAST(${from} AS integer) UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`
const dayOf = sql`strftime('%Y-%m-%dT00:00:00.000Z', '2001-01-01', '+' || ((i * 37) % ${days}) || ' days')`

/** What the lists' records refer to. */
export async function fillReferred(database: RawSql): Promise<void> {
  const { topics, countries, media } = referred
  await database.write([
    sql`INSERT INTO topics (id, "order", slug, _status) ${numbers(1, topics)} SELECT i, i, 'topic-' || i, 'published' FROM n`,
    sql`INSERT INTO topics_locales (title, _locale, _parent_id) ${numbers(1, topics)}
      SELECT 'Topic ' || i, language, i FROM n, (${languages})`,
    sql`INSERT INTO countries (id, code, slug, _status) ${numbers(1, countries)}
      SELECT i, char(97 + i / 26, 97 + i % 26), 'country-' || i, 'published' FROM n`,
    sql`INSERT INTO countries_locales (name, _locale, _parent_id) ${numbers(1, countries)}
      SELECT 'Country ' || i, language, i FROM n, (${languages})`,
    sql`INSERT INTO media (id, filename, url, mime_type, filesize, width, height) ${numbers(1, media)}
      SELECT i, 'picture-' || i || '.webp', '/files/media/picture-' || i || '.webp', 'image/webp', 1000, 1600, 1000 FROM n`,
    sql`INSERT INTO media_locales (alternative_text, _locale, _parent_id) ${numbers(1, media)}
      SELECT 'Picture ' || i, language, i FROM n, (${languages})`,
  ])
}

/** Published news with these numbers, in four languages, with pictures, topics, countries and the search index. */
export async function fillNews(database: RawSql, from: number, to: number): Promise<void> {
  await database.write([
    sql`INSERT INTO news (id, image_id, date, slug, first_published_at, _status) ${numbers(from, to)}
      SELECT i, 1 + i % ${referred.media}, ${dayOf}, 'news-' || i, ${dayOf}, 'published' FROM n`,
    sql`INSERT INTO news_locales (title, summary, body, _locale, _parent_id) ${numbers(from, to)}
      SELECT 'News ' || i, 'Summary of news ' || i, ${body}, language, i FROM n, (${languages})`,
    sql`INSERT INTO news_rels ("order", parent_id, path, topics_id) ${numbers(from, to)}
      SELECT 1, i, 'topics', 1 + i % ${referred.topics} FROM n`,
    sql`INSERT INTO news_rels ("order", parent_id, path, countries_id) ${numbers(from, to)}
      SELECT 1, i, 'countries', 1 + i % ${referred.countries} FROM n`,
    ...indexed('news', 'date', from, to),
  ])
}

/** Published publications with these numbers, as news are, with a kind and authors. */
export async function fillPublications(database: RawSql, from: number, to: number): Promise<void> {
  await database.write([
    sql`INSERT INTO publications (id, image_id, kind, published_on, slug, first_published_at, _status) ${numbers(from, to)}
      SELECT i, 1 + i % ${referred.media}, CASE i % 3 WHEN 0 THEN 'report' WHEN 1 THEN 'dataset' ELSE 'training-manual' END,
        ${dayOf}, 'publication-' || i, ${dayOf}, 'published' FROM n`,
    sql`INSERT INTO publications_locales (title, summary, body, _locale, _parent_id) ${numbers(from, to)}
      SELECT 'Publication ' || i, 'Summary of publication ' || i, ${body}, language, i FROM n, (${languages})`,
    sql`INSERT INTO publications_authors (_order, _parent_id, id, name) ${numbers(from, to)}
      SELECT 1, i, 'author-' || i, 'Author, A.' FROM n`,
    sql`INSERT INTO publications_rels ("order", parent_id, path, topics_id) ${numbers(from, to)}
      SELECT 1, i, 'topics', 1 + i % ${referred.topics} FROM n`,
    sql`INSERT INTO publications_rels ("order", parent_id, path, countries_id) ${numbers(from, to)}
      SELECT 1, i, 'countries', 1 + i % ${referred.countries} FROM n`,
    ...indexed('publications', 'published_on', from, to),
  ])
}

function indexed(
  kind: 'news' | 'publications',
  date: 'date' | 'published_on',
  from: number,
  to: number,
): SQL[] {
  const entries = sql`FROM search_entries WHERE kind = ${kind} AND record_id BETWEEN ${from} AND ${to}`
  return [
    sql`INSERT INTO search_entries (kind, record_id, language, slug, date, updated_at)
      SELECT ${kind}, record.id, language, record.slug, record.${sql.identifier(date)}, record.updated_at
      FROM ${sql.identifier(kind)} record, (${languages}) WHERE record.id BETWEEN ${from} AND ${to}`,
    sql`INSERT INTO search_texts (entry_id, title, title_language, summary, summary_language, body)
      SELECT id, ${kind} || ' ' || record_id, language, 'summary', language, 'water water water' ${entries}`,
    sql`INSERT INTO search_words (rowid, title, summary, body)
      SELECT id, ${kind} || ' ' || record_id, 'summary', 'water water water eighth' || (record_id % 8) || CASE WHEN record_id <= 12 THEN ' rare' ELSE '' END ${entries}`,
  ]
}
