import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { languageCodes } from '../../languages/languages.ts'
import { filledBody } from './filled-body.ts'

/** The first made-up record: the starter content has the numbers before it. */
export const firstFilled = 1001

const languages = languageCodes.map((code) => `SELECT '${code}' AS language`).join(' UNION ALL ')
const body = filledBody(3)

/**
 * Adds published news in four languages to a filled SQLite database, as staff would have written them: each with a version,
 * a picture, a topic and a country of the starter content, and a state of its translations.
 */
export function fillBackOffice(dataFolder: string, records: number): void {
  const database = new DatabaseSync(path.join(dataFolder, 'database.sqlite'))
  const last = firstFilled + records - 1
  const numbers = `WITH RECURSIVE n(i) AS (SELECT ${firstFilled} UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`
  const own = `id BETWEEN ${firstFilled} AND ${last}`
  const day = `strftime('%Y-%m-%dT00:00:00.000Z', '2001-01-01', '+' || ((i * 37) % 9000) || ' days')`
  const inTurn = (table: string, which = "_status = 'published'") =>
    `n JOIN (SELECT id, ROW_NUMBER() OVER (ORDER BY id) - 1 AS place, COUNT(*) OVER () AS total
      FROM ${table} WHERE ${which}) AS given ON given.place = n.i % given.total`
  database.exec(`
    BEGIN;
    INSERT INTO news (id, image_id, date, slug, first_published_at, _status, saved_by)
      ${numbers} SELECT i, given.id, ${day}, 'filled-' || i, ${day}, 'published', 'Editor' FROM ${inTurn('media', 'TRUE')};
    INSERT INTO news_locales (title, summary, body, _locale, _parent_id)
      ${numbers} SELECT 'News ' || i, 'Summary of news ' || i, '${body}', language, i FROM n, (${languages});
    INSERT INTO news_rels ("order", parent_id, path, topics_id)
      ${numbers} SELECT 1, i, 'topics', given.id FROM ${inTurn('topics')};
    INSERT INTO news_rels ("order", parent_id, path, countries_id)
      ${numbers} SELECT 1, i, 'countries', given.id FROM ${inTurn('countries')};
    INSERT INTO _news_v (id, parent_id, version_image_id, version_date, version_slug, version_first_published_at,
        version_updated_at, version_created_at, version__status, version_saved_by, latest)
      SELECT id + 1000000, id, image_id, date, slug, first_published_at, updated_at, created_at, _status, saved_by, 1
        FROM news WHERE ${own};
    INSERT INTO _news_v_locales (version_title, version_summary, version_body, _locale, _parent_id)
      SELECT title, summary, body, _locale, _parent_id + 1000000 FROM news_locales WHERE _parent_${own};
    INSERT INTO _news_v_rels ("order", parent_id, path, topics_id, countries_id)
      SELECT "order", parent_id + 1000000, path, topics_id, countries_id FROM news_rels WHERE parent_${own};
    INSERT INTO translation_states (kind, record_id, language, state, units, missing, outdated, title, is_draft, changed_at)
      ${numbers} SELECT 'news', i, language, CASE WHEN language = 'en' THEN 'source' WHEN i % 5 = 0 THEN 'missing' ELSE 'current' END,
        3, CASE WHEN language <> 'en' AND i % 5 = 0 THEN 3 ELSE 0 END, 0, 'News ' || i, 0, ${day} FROM n, (${languages});
    COMMIT;
    ANALYZE;
  `)
  database.close()
}
