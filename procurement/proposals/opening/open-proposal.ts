import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { namesOf } from '../../../store/database/payload-tables.ts'
import { rawSql } from '../../../store/database/raw-sql.ts'
import { scanLimit, worstScan } from '../../../submissions/scan.ts'
import { recordValues, type Answers } from '../../../submissions/forms/answers.ts'
import type { Proposal } from '../../../store/payload-types.ts'
import { proposalForm } from '../form.ts'
import { openStream } from '../sealing/seal.ts'
import type { SealedForm } from '../sealing/sealed-form.ts'
import { checkSealedFile } from './check-sealed-file.ts'
import { DamagedProposalError } from './damaged-proposal-error.ts'
import type { OpeningContext } from './opening-context.ts'
import { readSealedForm } from './read-sealed-form.ts'
import { tenderIdOf } from './tender-id-of.ts'

/** What an opening uncovers of a proposal. */
export interface OpenedProposal extends Pick<Proposal, 'scan'> {
  answers: Answers
  files: Files
}

/**
 * Decrypts a proposal and checks every byte of it against what was received.
 * @throws DamagedProposalError
 */
export async function openProposal(
  context: Pick<OpeningContext, 'store' | 'scan'>,
  identity: string,
  proposal: Proposal,
): Promise<OpenedProposal> {
  const { storedName, reference } = proposal
  if (!storedName) throw new DamagedProposalError('a sealed file is missing or was changed')
  const place = { storedName, reference, tender: tenderIdOf(proposal) }
  const form = await readSealedForm(context.store, identity, place)
  const files = await checkFiles(context, identity, storedName, proposal.files ?? [], form)
  return {
    answers: form.answers,
    files,
    scan: proposal.scan === 'pending' ? await scanAll(context, identity, storedName, files) : proposal.scan,
  }
}

type Files = NonNullable<Proposal['files']>

async function checkFiles(
  { store }: Pick<OpeningContext, 'store'>,
  identity: string,
  submission: string,
  rows: Files,
  form: SealedForm,
): Promise<Files> {
  if (rows.length !== form.files.length) throw new DamagedProposalError('its files are not those of its form')
  const checked: Files = []
  for (const row of rows) {
    const declared = form.files.find(({ storedName }) => storedName === row.storedName)
    if (!declared || declared.sha256 !== row.sha256)
      throw new DamagedProposalError('its files are not those of its form')
    await checkSealedFile(store, identity, submission, {
      ...declared,
      sealedSha256: row.sealedSha256 ?? '',
    })
    checked.push({ ...row, name: declared.name, size: declared.size })
  }
  return checked
}

/** Asks the scanner about each file of a proposal. */
export async function scanAll(
  { store, scan }: Pick<OpeningContext, 'store' | 'scan'>,
  identity: string,
  submission: string,
  files: readonly { storedName: string }[],
): Promise<Proposal['scan']> {
  const results: Proposal['scan'][] = []
  const limit = scanLimit()
  for (const { storedName } of files) {
    results.push(await scan(await openStream(await store.read(submission, storedName), identity), limit))
  }
  return worstScan(results) ?? 'none'
}

/**
 * Writes what an opening uncovered into a proposal's row and its files', all at once: Payload would delete the files'
 * rows and rewrite them, and a crash between the two would lose the hashes.
 */
export async function writeOpened(
  payload: Payload,
  id: number,
  { answers, files, scan }: OpenedProposal,
  now: Date,
): Promise<void> {
  const database = await rawSql(payload)
  const moment = now.toISOString()
  const proposals = namesOf(payload, 'proposals')
  const rows = namesOf(payload, 'proposals_files')
  const values = { ...recordValues(proposalForm, answers), scan, status: 'opened' }
  const changes = Object.entries({ ...values, openedAt: moment, updatedAt: moment }).map(
    ([field, value]) => sql`${proposals.column(field)} = ${value}`,
  )
  await database.write([
    ...files.map(
      (file) => sql`UPDATE ${rows.table}
        SET ${rows.column('name')} = ${file.name}, ${rows.column('size')} = ${file.size}
        WHERE ${rows.column('_parentID')} = ${id} AND ${rows.column('storedName')} = ${file.storedName}`,
    ),
    sql`UPDATE ${proposals.table} SET ${sql.join(changes, sql`, `)} WHERE ${proposals.column('id')} = ${id}`,
  ])
}
