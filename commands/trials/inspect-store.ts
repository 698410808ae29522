import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { keyOfFile } from '../../procurement/proposals/sealing/key-file.ts'
import { openStream } from '../../procurement/proposals/sealing/seal.ts'
import { parseSealedForm, sealedFormName } from '../../procurement/proposals/sealing/sealed-form.ts'

const proposalRows = z.array(
  z.object({
    id: z.number(),
    reference: z.string(),
    tender: z.number(),
    stored: z.string().nullable(),
    receipt: z.string().nullable(),
  }),
)
const fileRows = z.array(z.object({ name: z.string(), sha256: z.string(), sealed: z.string() }))
const keyRow = z.object({ wrapped: z.string() })

export interface StoreState {
  /** References of proposals whose record, form and files are all there and agree. */
  whole: Set<string>
  /** What is not as it should be, in words. */
  faults: string[]
  /** Files below `submissions/`. */
  files: number
}

/**
 * Opens every proposal of a data folder with the outside key, as its opening would, and looks for files that belong to
 * none. Reads the database's file itself: the server has been stopped or killed.
 */
export async function inspectStore(dataFolder: string): Promise<StoreState> {
  const database = new DatabaseSync(path.join(dataFolder, 'database.sqlite'))
  const submissions = path.join(dataFolder, 'submissions')
  const outsideKey = await keyOfFile({
    sealingKeyFile: `${dataFolder}.keys/sealing-key`,
    SEALING_RECIPIENT: undefined,
  })
  const state: StoreState = { whole: new Set(), faults: [], files: 0 }
  const known = new Set<string>()
  const proposals = proposalRows.parse(
    database
      .prepare('SELECT id, reference, tender_id AS tender, stored_name AS stored, receipt FROM proposals')
      .all(),
  )
  for (const { id, reference, tender, stored, receipt } of proposals) {
    if (receipt === null) state.faults.push(`${reference} was never acknowledged and is still there`)
    if (stored === null) continue
    known.add(stored)
    const { wrapped } = keyRow.parse(
      database.prepare('SELECT wrapped_identity AS wrapped FROM tender_keys WHERE tender_id = ?').get(tender),
    )
    const files = fileRows.parse(
      database
        .prepare(
          'SELECT stored_name AS name, sha256, sealed_sha256 AS sealed FROM proposals_files WHERE _parent_id = ? ORDER BY _order',
        )
        .all(id),
    )
    try {
      await openWhole(
        path.join(submissions, 'stored', stored),
        await outsideKey.unwrap(wrapped),
        reference,
        files,
      )
      state.whole.add(reference)
    } catch (error) {
      state.faults.push(`${reference} is not whole: ${String(error)}`)
    }
  }
  for (const part of ['incoming', 'stored']) {
    const entries = await readdir(path.join(submissions, part), { withFileTypes: true }).catch(() => [])
    for (const { name } of entries) {
      if (part === 'incoming' || !known.has(name)) state.faults.push(`${part}/${name} belongs to no proposal`)
    }
  }
  state.files = (await readdir(submissions, { recursive: true }).catch(() => [])).length
  database.close()
  return state
}

async function openWhole(
  folder: string,
  identity: string,
  reference: string,
  files: z.output<typeof fileRows>,
): Promise<void> {
  const open = async (name: string) =>
    buffer(await openStream(createReadStream(path.join(folder, name)), identity))
  const form = parseSealedForm((await open(sealedFormName)).toString('utf8'))
  if (form.reference !== reference) throw new Error(`its form is that of ${form.reference}`)
  if (form.files.length !== files.length) throw new Error('its record has another number of files')
  for (const { name, sha256 } of files) {
    if (
      createHash('sha256')
        .update(await open(name))
        .digest('hex') !== sha256
    )
      throw new Error(`${name} differs`)
  }
}
