import { sql } from '@payloadcms/db-sqlite/drizzle'
import { z } from 'zod'
import type { Reading } from '../read/reading.ts'
import { bestEntries, bestFirst } from './best-entries.ts'
import { markText } from './excerpt.ts'
import { readFoundEntries } from './found-entries.ts'
import { parseQuery } from './parse-query.ts'
import { fewestLetters } from './query-limits.ts'
import { rawSql } from '../database/raw-sql.ts'
import type { SearchResult } from './search-site.ts'

const mostSuggestions = 8

export type Suggestion = Pick<SearchResult, 'kind' | 'id' | 'slug' | 'title'>

/** Titles that contain what somebody has typed so far, the last word unfinished; best first. */
export async function suggestTitles(reading: Reading, q: string): Promise<Suggestion[]> {
  const query = parseQuery(q)
  const letters = query.flatMap((term) => (term.kind === 'word' ? term.typed : term.words))
  if (letters.join('').length < fewestLetters) return []
  const { payload } = reading
  const database = await rawSql(payload)
  const rows = z.array(z.object({ entry_id: z.number() })).parse(
    await database.rows(sql`${bestEntries(reading, query, 'titles')}
      SELECT entry_id FROM best ORDER BY ${bestFirst} LIMIT ${mostSuggestions}`),
  )
  const entries = await readFoundEntries(
    payload,
    database,
    rows.map(({ entry_id: id }) => id),
  )
  return entries.map((entry) => ({
    kind: entry.kind,
    id: entry.record_id,
    slug: entry.slug,
    title: { ...markText(entry.title, query), language: entry.title_language },
  }))
}
