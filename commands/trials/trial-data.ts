import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { makeCustodianKey, type CustodianKey } from '../../sealing/identity-files.ts'
import { fingerprintOf } from '../../sealing/recipients.ts'
import { entryParts } from '../../transparency/append.ts'
import { readSigningKeys } from '../../transparency/keys/signing-keys.ts'
import { writeLeaf } from '../../transparency/leaf.ts'
import { compiledScript } from '../steps/compiled-scripts.ts'
import { run } from '../steps/run.ts'
import { say } from '../steps/say.ts'

const tenderRows = z.array(
  z.object({ id: z.number(), slug: z.string(), reference: z.string(), deadline: z.string() }),
)
const sizeRow = z.object({ size: z.number() })

interface TrialData {
  dataFolder: string
  /** Of an open tender: its slug. */
  tender: string
  /** Of another open tender, whose proposals custodians open. */
  tenderOfCustodians: string
  /** The custodians' keys. */
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
  const [first, second] = tenderRows.parse(
    database
      .prepare(
        `SELECT id, slug, reference_number AS reference, deadline FROM tenders
          WHERE deadline > ? AND outcome IS NULL AND _status = 'published' ORDER BY deadline DESC LIMIT 2`,
      )
      .all(new Date().toISOString()),
  )
  if (!first || !second) throw new Error('The starter content has no two open tenders')
  const custodians = await fixTerms(database, `${dataFolder}.keys/signing-keys`, second)
  database.close()
  const remove = () => rm(folder, { recursive: true, force: true })
  return { dataFolder, tender: first.slug, tenderOfCustodians: second.slug, custodians, remove }
}

/** Writes the terms of a tender into the log's table, as its publication does: any two of three custodians open it. */
async function fixTerms(
  database: DatabaseSync,
  keysFolder: string,
  { id, reference, deadline }: z.output<typeof tenderRows>[number],
): Promise<CustodianKey[]> {
  const keys = await readSigningKeys(keysFolder)
  if (!keys) throw new Error('There are no signing keys')
  const custodians = await Promise.all(Array.from({ length: 3 }, makeCustodianKey))
  const at = new Date().toISOString()
  const { size } = sizeRow.parse(
    database.prepare('SELECT COALESCE(MAX(sequence), -1) + 1 AS size FROM log_entries').get(),
  )
  const leaf = writeLeaf({
    ...{ kind: 'terms', at, tender: id, reference, deadline: new Date(deadline).toISOString() },
    ...{ zone: 'Asia/Amman', documents: [], needed: 2, appointment: 0, script: null },
    custodians: custodians.map(({ recipient }, index) => ({
      label: `Office ${index + 1}`,
      recipient,
      fingerprint: fingerprintOf(recipient),
    })),
  })
  database
    .prepare(
      "INSERT INTO log_entries (sequence, kind, leaf, taken_at, mac, tender) VALUES (?, 'terms', ?, ?, ?, ?)",
    )
    .run(size, leaf, at, keys.codeOf(entryParts(size, leaf, at)), id)
  return custodians
}
