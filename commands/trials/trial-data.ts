import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { openIdentityFile, type CustodianKey } from '../../sealing/identity-files.ts'
import { termsOfEntries, type Terms } from '../../sealing/terms.ts'
import { parseEnvironment } from '../../environment.ts'
import { compiledScript } from '../steps/compiled-scripts.ts'
import { needsPreparing } from '../steps/database.ts'
import { run } from '../steps/run.ts'
import { say } from '../steps/say.ts'

const tenderRows = z.array(z.object({ id: z.number(), slug: z.string() }))
const leafRows = z.array(z.object({ leaf: z.string() }))

interface TrialData {
  dataFolder: string
  /** Of an open tender: its slug. */
  tender: string
  /** Its terms. */
  terms: Terms
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
  if (ready) {
    // The keys that belong to the database lie beside the data.
    const keys = [`${ready}.keys`].filter((place) => existsSync(place))
    const { status, output } = await run('cp', ['-r', ready, ...keys, folder])
    if (status !== 0) throw new Error(`The data could not be copied:\n${output}`)
  }
  const file = path.join(dataFolder, 'database.sqlite')
  // What was copied may be of an earlier version.
  if (!ready || (await needsPreparing(parseEnvironment({ DATA_DIR: dataFolder }), file)))
    await prepare(dataFolder)
  const database = new DatabaseSync(file)
  const [first] = tenderRows.parse(
    database
      .prepare(
        `SELECT id, slug FROM tenders
          WHERE deadline > ? AND outcome IS NULL AND _status = 'published' ORDER BY deadline DESC LIMIT 1`,
      )
      .all(new Date().toISOString()),
  )
  if (!first) throw new Error('The starter content has no open tender')
  const terms = termsIn(database, first.id)
  database.close()
  const custodians = await exampleCustodianKeys(folderOfExampleKeys(dataFolder))
  const remove = () => rm(folder, { recursive: true, force: true })
  return { dataFolder, tender: first.slug, terms, custodians, remove }
}

async function prepare(dataFolder: string): Promise<void> {
  const script = compiledScript('commands/prepare-database.ts')
  const { status, output } = await run(process.execPath, [script], { environment: { DATA_DIR: dataFolder } })
  if (status !== 0) throw new Error(`The data could not be prepared:\n${output}`)
}

/** The terms of a tender, as the transparency log has them. */
function termsIn(database: DatabaseSync, tender: number): Terms {
  const entries = (kind: string) =>
    leafRows
      .parse(
        database
          .prepare('SELECT leaf FROM log_entries WHERE kind = ? AND tender = ? ORDER BY sequence')
          .all(kind, tender),
      )
      .map(({ leaf }) => leaf)
  const [leaf] = entries('terms')
  if (leaf === undefined) throw new Error('The tender has no terms')
  return termsOfEntries(leaf, entries('addendum'))
}

/** Where the keys of the starter's EXAMPLE custodians are. */
export const folderOfExampleKeys = (dataFolder: string) => `${dataFolder}.keys/example-custodians`

/** The keys of the starter's EXAMPLE custodians, by the passphrases that lie beside them. */
export async function exampleCustodianKeys(folder: string): Promise<CustodianKey[]> {
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
