import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { compiledScript } from '../steps/compiled-scripts.ts'
import { run } from '../steps/run.ts'
import { say } from '../steps/say.ts'

const tenderRow = z.object({ slug: z.string() })

/** A data folder with the starter content for one trial, which removes it. */
export async function makeTrialData(): Promise<{
  dataFolder: string
  tender: string
  remove: () => Promise<void>
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trial-'))
  const ready = process.env.TRIAL_DATA
  const dataFolder = path.join(folder, ready ? path.basename(ready) : 'data')
  say(ready ? `Copying ${ready} …` : 'Filling a database with the starter content …')
  // The key that tenders' keys are wrapped with lies beside the data, once there are any.
  const { status, output } = ready
    ? await run('cp', ['-r', ready, ...[`${ready}.keys`].filter(existsSync), folder])
    : await run(process.execPath, [compiledScript('commands/prepare-database.ts')], {
        environment: { DATA_DIR: dataFolder },
      })
  if (status !== 0) throw new Error(`The data could not be prepared:\n${output}`)
  const prepared = await run(process.execPath, [compiledScript('commands/prepare-database.ts')], {
    environment: { DATA_DIR: dataFolder },
  })
  if (prepared.status !== 0) throw new Error(`The data could not be prepared:\n${prepared.output}`)
  const database = new DatabaseSync(path.join(dataFolder, 'database.sqlite'), { readOnly: true })
  const tender = tenderRow.parse(
    database
      .prepare(
        `SELECT slug FROM tenders WHERE deadline > ? AND outcome IS NULL ORDER BY deadline DESC LIMIT 1`,
      )
      .get(new Date().toISOString()),
  ).slug
  database.close()
  return { dataFolder, tender, remove: () => rm(folder, { recursive: true, force: true }) }
}
