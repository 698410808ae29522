import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { ContentError, openContent, type ContentLimits } from '../../sealing/open-content.ts'
import type { ReadEnvelope } from '../../sealing/read-envelope.ts'
import { chunksOf } from '../../sealing/streams.ts'
import type { Terms } from '../../sealing/terms.ts'
import { namesOf } from '../../store/database/payload-tables.ts'
import type { Proposal } from '../../store/payload-types.ts'
import { recordValues, type Answers } from '../../submissions/forms/answers.ts'
import { shownFileName } from '../../submissions/files/shown-file-name.ts'
import { fileRules, type FileEnding } from '../../submissions/forms/file-rules.ts'
import type { StagedSubmission } from '../../submissions/store/submission-store.ts'
import type { ScanResult } from '../../submissions/submission-fields.ts'
import { proposalForm } from '../proposals/form.ts'
import { sealStream } from '../proposals/sealing/seal.ts'
import { sealedFormName, writeSealedForm, type SealedForm } from '../proposals/sealing/sealed-form.ts'
import { sealText, writeHashed } from '../proposals/sealing/write-sealed.ts'
import { readSealedAnswers } from './sealed-answers.ts'

const limits: ContentLimits = fileRules

const mediaTypes: Readonly<Record<FileEnding, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** A proposal as it lies in the store after its opening, sealed to the procurement's key. */
export interface Unpacked {
  answers: Answers
  files: readonly UnpackedFile[]
  /** SHA-256 of the sealed form, hexadecimal. */
  form: string
}

interface UnpackedFile {
  /** As it may be stored and shown, whatever the bidder has sealed; empty where nothing of that can be. */
  name: string
  /** Bytes. */
  size: number
  sha256: string
  sealedSha256: string
  storedName: string
}

/**
 * Opens an envelope's content, and writes form and files into a folder on its way, each sealed to the procurement's key:
 * nothing plain is ever on the disk.
 * @param identity that the shares gave
 * @param recipient the procurement's key
 * @throws ContentError when the envelope holds something else than a proposal
 */
export async function unpackEnvelope(
  staged: StagedSubmission,
  envelope: ReadEnvelope,
  terms: Terms,
  {
    row,
    tender,
    identity,
    recipient,
  }: { row: Proposal; tender: number; identity: string; recipient: string },
): Promise<Unpacked> {
  const content = await openContent(envelope, terms, identity, limits)
  const answers = readSealedAnswers(content.answers)
  if (!answers) throw new ContentError('not a proposal')
  const files: UnpackedFile[] = []
  for await (const { content: plain, name, size, sha256 } of content.contents()) {
    const storedName = `file-${files.length}.age`
    const sealed = await sealStream(Readable.from(chunksOf(plain), { objectMode: false }), recipient)
    const sealedSha256 = await writeHashed(sealed, staged.fileToWrite(storedName))
    files.push({ name: shownFileName(name), size, sha256, sealedSha256, storedName })
  }
  const form: SealedForm = {
    ...{ version: 1, tender, reference: row.reference, answers },
    receivedAt: new Date(row.receivedAt).toISOString(),
    files: files.map(({ storedName, name, size, sha256 }) => ({
      ...{ storedName, name, size, sha256, type: mediaTypeOf(name) },
    })),
  }
  return { answers, files, form: await sealText(staged, sealedFormName, writeSealedForm(form), recipient) }
}

function mediaTypeOf(name: string): string {
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  return Object.entries(mediaTypes).find(([known]) => known === ending)?.[1] ?? 'application/octet-stream'
}

/** Writes into a proposal's row what was unpacked: from here on it reads like any opened proposal. */
export function openedStatements(
  payload: Payload,
  { id }: Pick<Proposal, 'id'>,
  { answers, files }: Unpacked,
  { storedName, scan, at }: { storedName: string; scan: ScanResult; at: Date },
): SQL[] {
  const { table, column } = namesOf(payload, 'proposals')
  const rows = namesOf(payload, 'proposals_files')
  const moment = at.toISOString()
  const values = { ...recordValues(proposalForm, answers), scan, storedName, status: 'opened' }
  const changes = Object.entries({ ...values, openedAt: moment, updatedAt: moment }).map(
    ([field, value]) => sql`${column(field)} = ${value}`,
  )
  const fields = ['_order', '_parentID', 'id', 'name', 'size', 'sha256', 'storedName', 'sealedSha256']
  const names = sql.join(fields.map(rows.column), sql`, `)
  return [
    sql`UPDATE ${table} SET ${sql.join(changes, sql`, `)} WHERE ${column('id')} = ${id}`,
    sql`DELETE FROM ${rows.table} WHERE ${rows.column('_parentID')} = ${id}`,
    ...files.map((file, index) => {
      const given = [index + 1, id, randomBytes(12).toString('hex'), file.name || null, file.size]
      const all = [...given, file.sha256, file.storedName, file.sealedSha256].map((value) => sql`${value}`)
      return sql`INSERT INTO ${rows.table} (${names}) VALUES (${sql.join(all, sql`, `)})`
    }),
  ]
}
