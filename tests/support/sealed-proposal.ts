import { createHash, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { randomCode } from '../../submissions/receipt-secret.ts'
import { DiskSubmissionStore } from '../../submissions/store/disk-submission-store.ts'
import { appendToProcurementRecord } from '../../procurement/procurement-record/append.ts'
import { receivedDetails } from '../../procurement/procurement-record/received-details.ts'
import type { SealingKey } from '../../procurement/proposals/sealing/sealing-key.ts'
import { sealStream } from '../../procurement/proposals/sealing/seal.ts'
import { sealedFormName, type SealedForm } from '../../procurement/proposals/sealing/sealed-form.ts'
import { tenderRecipient } from '../../procurement/proposals/sealing/tender-key.ts'

interface SealedProposalOptions {
  payload: Payload
  dataFolder: string
  sealingKey: SealingKey
  tender: number
  form?: Readonly<Record<string, unknown>>
  /** What the files hold, by the names that the bidder gave them. */
  files?: Readonly<Record<string, string>>
  scan?: 'clean' | 'pending' | 'none' | 'infected'
  receivedAt?: string
}

/** A stored proposal: its row, the folder and files in the store, and the hashes of each file in plain and sealed. */
export interface MadeProposal {
  id: number
  reference: string
  storedName: string
  storedFiles: string[]
  hashes: { sha256: string; sealedSha256: string }[]
}

/** A proposal as the intake leaves it: sealed files and form in the store, a row that says nothing, an entry. */
export async function makeSealedProposal(options: SealedProposalOptions): Promise<MadeProposal> {
  const { payload, dataFolder, sealingKey, tender, scan = 'none' } = options
  const receivedAt = options.receivedAt ?? '2026-06-10T10:00:00.000Z'
  const reference = `P-${randomCode(10)}`
  const recipient = await tenderRecipient(payload, tender, sealingKey)
  const staged = await new DiskSubmissionStore(dataFolder).stage()
  const seal = async (name: string, content: Buffer) => {
    const sealed = await buffer(await sealStream(Readable.from([content], { objectMode: false }), recipient))
    await writeFile(staged.fileToWrite(name), sealed)
    return sha256(sealed)
  }
  const files: SealedForm['files'] = []
  const rows: { sha256: string; storedName: string; sealedSha256: string }[] = []
  for (const [name, text] of Object.entries(options.files ?? { 'offer.pdf': '%PDF-1.4 an offer' })) {
    const content = Buffer.from(text)
    const storedName = `${randomBytes(8).toString('hex')}.age`
    const sealedSha256 = await seal(storedName, content)
    files.push({ storedName, name, size: content.length, sha256: sha256(content), type: 'application/pdf' })
    rows.push({ sha256: sha256(content), storedName, sealedSha256 })
  }
  const form = {
    version: 1,
    tender,
    reference,
    receivedAt,
    companyName: 'Company of Rivers',
    contactPerson: 'Rima Haddad',
    email: 'rima@rivers.example',
    telephone: '+962 6 555 0000',
    country: 'JO',
    proposedAmount: 87_654_321,
    currency: 'USD',
    consent: true,
    files,
    ...options.form,
  }
  const sealedForm = await seal(sealedFormName, Buffer.from(JSON.stringify(form)))
  await staged.move()
  const { id } = await payload.create({
    collection: 'proposals',
    data: {
      reference,
      receivedAt,
      scan,
      tender,
      status: 'received',
      storedName: staged.name,
      files: rows,
      receipt: 'x',
    },
  })
  await staged.commit()
  await appendToProcurementRecord(
    payload,
    {
      action: 'proposal received',
      actor: 'bidder',
      reference,
      details: receivedDetails({
        ...{ tender, receivedAt, storedName: staged.name, form: sealedForm },
        sealed: rows.map(({ sealedSha256 }) => sealedSha256),
      }),
      sealedUnder: tender,
    },
    new Date(receivedAt),
  )
  return {
    ...{ id, reference, storedName: staged.name },
    storedFiles: rows.map(({ storedName }) => storedName),
    hashes: rows.map((row) => ({ sha256: row.sha256, sealedSha256: row.sealedSha256 })),
  }
}

/** Changes one byte in the middle of a file. */
export async function damageFile(file: string): Promise<void> {
  const content = await readFile(file)
  const middle = Math.floor(content.length / 2)
  content[middle] = (content[middle] ?? 0) ^ 1
  await writeFile(file, content)
}

/** The SHA-256 hash in hexadecimal, as the procurement record writes it. */
export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
