import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Makes every kept page of the processes on a data folder stale, as a publish does; they see it within a tenth of a second. */
export function publishAnew(dataFolder: string): void {
  const database = new DatabaseSync(path.join(dataFolder, 'database.sqlite'))
  database.exec('pragma busy_timeout = 5000')
  database.prepare('update content_version set token = ?').run(randomUUID())
  database.close()
}
