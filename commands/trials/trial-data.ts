import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { openIdentityFile, type CustodianKey } from '../../sealing/identity-files.ts'
import { compiledScript } from '../steps/compiled-scripts.ts'
import { run } from '../steps/run.ts'
import { say } from '../steps/say.ts'

const tenderRows = z.array(z.object({ slug: z.string() }))

interface TrialData {
  dataFolder: string
  /** Of an open tender: its slug. */
  tender: string
  /** The keys of those who open its proposals. */
  custodians: readonly CustodianKey[]
  remove: () => Promise<void>
}

/** A data folder with the starter content for one trial, which removes it. */
export async function makeTrialData(): Promise<TrialData> {
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
  const database = new DatabaseSync(path.join(dataFolder, 'database.sqlite'))
  const [first] = tenderRows.parse(
    database
      .prepare(
        `SELECT slug FROM tenders
          WHERE deadline > ? AND outcome IS NULL AND _status = 'published' ORDER BY deadline DESC LIMIT 1`,
      )
      .all(new Date().toISOString()),
  )
  database.close()
  if (!first) throw new Error('The starter content has no open tender')
  const custodians = await exampleKeysIn(`${dataFolder}.keys/example-custodians`)
  const remove = () => rm(folder, { recursive: true, force: true })
  return { dataFolder, tender: first.slug, custodians, remove }
}

/** The keys of the starter's EXAMPLE custodians, by the passphrases that lie beside them. */
async function exampleKeysIn(folder: string): Promise<CustodianKey[]> {
  const readMe = await readFile(path.join(folder, 'READ-ME.txt'), 'utf8')
  const passphrases = Array.from(
    readMe.matchAll(/^passphrase +(\S+)$/gm),
    ([, passphrase = '']) => passphrase,
  )
  return Promise.all(
    passphrases.map(async (passphrase, index) => {
      const file = await readFile(path.join(folder, `example-custodian-${index + 1}.key.age`))
      return openIdentityFile(new Uint8Array(file), passphrase)
    }),
  )
}
