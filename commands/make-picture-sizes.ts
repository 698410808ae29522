import { setPriority } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import type { Environment } from '../environment.ts'
import { endWithParent } from './steps/end-with-parent.ts'
import { endWith, step } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'

/** Visitors are answered meanwhile, and come first. */
const niceness = 10

/** Asked before the content model is loaded, which most starts do not need for it. */
const withoutSizes = 'SELECT id FROM media WHERE sizes_avif480_filename IS NULL LIMIT 1'

async function picturesLackSizes({ sqliteFile, DATABASE_URL }: Environment): Promise<boolean> {
  if (sqliteFile) {
    const database = new DatabaseSync(sqliteFile, { readOnly: true })
    const row = database.prepare(withoutSizes).get()
    database.close()
    return row !== undefined
  }
  const { OwnConnection } = await import('../store/database/own-connection.ts')
  const connection = new OwnConnection({ connectionString: DATABASE_URL })
  const rows = await connection.rows(withoutSizes)
  connection.abandon()
  return rows.length > 0
}

/** Gives the starter's pictures their sizes once the site answers (`steps/picture-sizes.ts`). */
endWithParent()
try {
  setPriority(niceness)
  if (await picturesLackSizes(readSettings()))
    await step('Making the sizes of the pictures', async () => {
      const { withInstallation } = await import('./steps/with-installation.ts')
      const { makePictureSizes } = await import('../starter/make-picture-sizes.ts')
      await withInstallation(makePictureSizes)
    })
  process.exit(0)
} catch (error) {
  endWith(error)
}
