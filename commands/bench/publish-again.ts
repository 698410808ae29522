import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ContentPart } from '../../store/database/content-version.ts'

/**
 * Makes every cached page of the processes on a data folder stale, as a publish of something in a part of the content does;
 * they see it within a tenth of a second.
 */
export function publishAgain(dataFolder: string, part: ContentPart = 'everything'): void {
  const database = new DatabaseSync(path.join(dataFolder, 'database.sqlite'))
  database.exec('pragma busy_timeout = 5000')
  database
    .prepare(
      `INSERT INTO content_versions (part, token) VALUES (?, ?)
      ON CONFLICT (part) DO UPDATE SET token = excluded.token`,
    )
    .run(part, randomUUID())
  database.close()
}
