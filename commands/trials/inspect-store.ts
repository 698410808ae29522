import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { toHex } from '../../proofs/bytes.ts'
import { receiptHeading } from '../../proofs/receipt.ts'
import { envelopeFileName } from '../../procurement/proposals/envelopes/envelope-file.ts'
import { placeOf } from '../../sealing/envelope-header.ts'
import type { CustodianKey } from '../../sealing/identity-files.ts'
import { joinShares } from '../../sealing/join-shares.ts'
import { openContent } from '../../sealing/open-content.ts'
import { openShare } from '../../sealing/open-share.ts'
import { readEnvelope } from '../../sealing/read-envelope.ts'
import { termsOfEntries, type Terms } from '../../sealing/terms.ts'
import { fileRules } from '../../submissions/forms/file-rules.ts'
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
    scheme: z.string().nullable(),
    envelope: z.string().nullable(),
    commitment: z.string().nullable(),
  }),
)
const leafRow = z.object({ leaf: z.string() })
const promisedRows = z.array(z.object({ commitment: z.string(), text: z.string() }))
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
 * Opens every proposal of a data folder with the sealing key, as its opening would, and looks for files that belong to
 * none. Reads the database's file itself: the server has been stopped or killed.
 * @param custodians keys of those who open envelopes
 */
export async function inspectStore(
  dataFolder: string,
  custodians: readonly CustodianKey[],
): Promise<StoreState> {
  const database = new DatabaseSync(path.join(dataFolder, 'database.sqlite'))
  const submissions = path.join(dataFolder, 'submissions')
  const sealingKey = await keyOfFile({
    sealingKeyFile: `${dataFolder}.keys/sealing-key`,
    SEALING_RECIPIENT: undefined,
  })
  const state: StoreState = { whole: new Set(), faults: [], files: 0 }
  const known = new Set<string>()
  const proposals = proposalRows.parse(
    database
      .prepare(
        `SELECT id, reference, tender_id AS tender, stored_name AS stored, receipt, scheme,
          envelope_sha256 AS envelope, commitment FROM proposals`,
      )
      .all(),
  )
  const promised = promisedRows.parse(
    database
      .prepare(
        `SELECT commitment, text FROM log_pending UNION ALL
          SELECT json_extract(leaf, '$.commitment'), json_extract(private, '$.text') FROM log_entries
          WHERE kind = 'sealed' AND private IS NOT NULL`,
      )
      .all(),
  )
  const isPromised = (commitment: string | null) => promised.some((one) => one.commitment === commitment)
  for (const { commitment, text } of promised) {
    const isReceipt = text.startsWith(receiptHeading)
    const isExplained = promised.some(
      (one) => one.text.includes(commitment) && !one.text.startsWith(receiptHeading),
    )
    if (isReceipt && !isExplained && !proposals.some((one) => one.commitment === commitment))
      state.faults.push(`the log promises a proposal that is not there: ${text}`)
  }
  for (const { id, reference, tender, stored, receipt, scheme, envelope, commitment } of proposals) {
    if (receipt === null) state.faults.push(`${reference} was never acknowledged and is still there`)
    if (stored === null) continue
    known.add(stored)
    if (scheme === 'custodians') {
      if (!isPromised(commitment)) state.faults.push(`${reference} is not in the log`)
      const { leaf } = leafRow.parse(
        database.prepare("SELECT leaf FROM log_entries WHERE kind = 'terms' AND tender = ?").get(tender),
      )
      try {
        const folder = path.join(submissions, 'stored', stored)
        await openEnvelopeWhole(folder, termsOfEntries(leaf, []), custodians, envelope ?? '')
        state.whole.add(reference)
      } catch (error) {
        state.faults.push(`${reference} is not whole: ${String(error)}`)
      }
      continue
    }
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
        await sealingKey.unwrap(wrapped),
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

/** As custodians do, with the first shares that are enough. */
async function openEnvelopeWhole(
  folder: string,
  terms: Terms,
  custodians: readonly CustodianKey[],
  sha256: string,
): Promise<void> {
  const files = await readdir(folder)
  if (files.join() !== envelopeFileName) throw new Error(`its folder holds ${files.join(', ')}`)
  const read = await readEnvelope(createReadStream(path.join(folder, envelopeFileName)), terms)
  const texts = new Map<number, string>()
  for (const [index, share] of read.shares.entries()) {
    const { identity = '', recipient = '' } = custodians[index] ?? {}
    const { text } = await openShare(share, identity, {
      ...placeOf(read.header, index + 1),
      custodian: recipient,
      text: read.header.shares[index]?.text ?? '',
    })
    if (text !== null && texts.size < terms.needed) texts.set(index + 1, text)
  }
  const identity = await joinShares(read.header, texts)
  const limits = { most: fileRules.most, largest: fileRules.largest, together: fileRules.together }
  const opened = await openContent(read, terms, identity, limits)
  for await (const { content } of opened.contents()) await content.cancel()
  if (toHex(read.hash()) !== sha256) throw new Error('its envelope is not the one received')
}
