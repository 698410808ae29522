import { z } from 'zod'
import type { BelongingName } from '../../store/database/identity/belongings.ts'
import { schemes } from '../../procurement/proposals/envelopes/envelope-file.ts'
import { storedFilesOf } from '../../procurement/proposals/envelopes/stored-files.ts'
import { writeLeaf } from '../../transparency/leaf.ts'
import { readReceivedDetails } from '../../procurement/procurement-record/received-details.ts'
import { submissionCollections } from '../../submissions/known-submission.ts'
import { fileLibraries, type FileLibrary } from '../../store/uploads/file-address.ts'
import type { SubmissionsPlace } from '../../submissions/store/submission-store.ts'
import type { Rows } from './database-source.ts'

/** The files that the rows of a database name. */
export interface NamedFiles {
  uploads: Record<FileLibrary, Set<string>>
  /** Folders of submissions that count. */
  folders: Set<string>
  /** Files that must be in those folders, as `folder/name`. */
  submissions: Set<string>
}

const valueRows = z.array(z.object({ value: z.string() }))

/** The identity of a database, or nothing when it was never prepared. */
export async function readIdentity(rows: Rows): Promise<string | undefined> {
  return valueRows.parse(await rows("SELECT value FROM identities WHERE name = 'database'"))[0]?.value
}

/** Public halves of the keys that belong to a database, once it knows them. */
export async function readPublicHalves(
  rows: Rows,
): Promise<{ sealingRecipient: string | undefined; signingKeys: string | undefined }> {
  const valueOf = async (name: BelongingName) =>
    valueRows.parse(await rows(`SELECT value FROM identities WHERE name = '${name}'`))[0]?.value
  return { sealingRecipient: await valueOf('sealing-recipient'), signingKeys: await valueOf('signing-keys') }
}

const placeRows = z.array(z.object({ value: z.enum(['folder', 'bucket']) }))

/** Where the submissions of a database are. */
export async function readSubmissionsPlace(rows: Rows): Promise<SubmissionsPlace> {
  const found = placeRows.parse(await rows("SELECT value FROM identities WHERE name = 'submissions'"))
  return found[0]?.value ?? 'folder'
}

/** Names of the migrations that a database had, oldest first. */
export async function readMigrations(rows: Rows): Promise<string[]> {
  return valueRows
    .parse(await rows('SELECT name AS value FROM payload_migrations ORDER BY id'))
    .map(({ value }) => value)
}

const numberRows = z.tuple([z.object({ value: z.coerce.number() })])

/** Number of the procurement record's last entry; 0 when it has none. */
export async function readLastSequence(rows: Rows): Promise<number> {
  return numberRows.parse(await rows('SELECT COALESCE(MAX(sequence), 0) AS value FROM procurement_record'))[0]
    .value
}

const uploadRows = z.array(z.record(z.string(), z.unknown()))
const submissionRows = z.array(
  z
    .object({
      id: z.number(),
      stored_name: z.string(),
      receipt: z.string().nullable(),
      withdrawn_at: z.unknown(),
      // Of proposals, in databases since envelopes.
      scheme: z.enum(schemes).nullish(),
      envelope_stored_name: z.string().nullish(),
      commitment: z.string().nullish(),
    })
    .transform(({ stored_name, withdrawn_at, envelope_stored_name, ...row }) => ({
      ...row,
      folder: stored_name,
      withdrawn: withdrawn_at,
      envelopeFolder: envelope_stored_name ?? null,
    })),
)
const submittedFileRows = z.array(z.object({ parent: z.number(), name: z.string() }))

const tableOf = (collection: string) => collection.replaceAll('-', '_')

const withFiles = (table: string) => `SELECT * FROM ${table} WHERE stored_name IS NOT NULL`

/** The files that a database's rows name: uploads in every size, and submissions that were acknowledged. */
export async function readNamedFiles(rows: Rows): Promise<NamedFiles> {
  const named: NamedFiles = {
    uploads: { media: new Set(), documents: new Set() },
    folders: new Set(),
    submissions: new Set(),
  }
  for (const library of fileLibraries) {
    for (const row of uploadRows.parse(await rows(`SELECT * FROM ${library}`))) {
      for (const [column, value] of Object.entries(row)) {
        if (/(^|_)filename$/.test(column) && typeof value === 'string') named.uploads[library].add(value)
      }
    }
  }
  for (const collection of submissionCollections) {
    const table = tableOf(collection)
    const files = Map.groupBy(
      submittedFileRows.parse(
        await rows(`SELECT _parent_id AS parent, stored_name AS name FROM ${table}_files`),
      ),
      ({ parent }) => parent,
    )
    for (const row of submissionRows.parse(await rows(withFiles(table)))) {
      const { id, folder, receipt, withdrawn, scheme = null, envelopeFolder } = row
      if (receipt === null) continue
      named.folders.add(folder)
      if (envelopeFolder !== null) named.folders.add(envelopeFolder)
      // The files of what was withdrawn are about to be deleted.
      if (withdrawn !== null) continue
      const names = (files.get(id) ?? []).map(({ name }) => name)
      const stored =
        collection === 'proposals'
          ? storedFilesOf({
              ...{ scheme, storedName: folder, envelopeStoredName: envelopeFolder },
              files: names.map((storedName) => ({ storedName })),
            })
          : names.map((name) => `${folder}/${name}`)
      for (const name of stored) named.submissions.add(name)
    }
  }
  return named
}

const entryRows = z.array(z.object({ sequence: z.coerce.number(), details: z.string() }))

/**
 * Submissions that were arriving at a database's moment: written in part, and not acknowledged. Whoever removes rows of the
 * past from the database does not make these.
 * @param before the number of the procurement record's last entry a moment before, and the submissions whose records were
 *   on their way then
 */
export async function readUnderWay(
  rows: Rows,
  before: { sequence: number; underWay: readonly string[] },
): Promise<string[]> {
  const found = new Set<string>()
  const counted = new Set<string>()
  const isLate = (folder: string) => before.underWay.includes(folder)
  for (const collection of submissionCollections) {
    for (const row of submissionRows.parse(await rows(withFiles(tableOf(collection))))) {
      const { folder, receipt, scheme, commitment } = row
      if (receipt !== null) counted.add(folder)
      // Of proposals the procurement record knows more, and of those in envelopes the log.
      else if (
        collection !== 'proposals' ||
        isLate(folder) ||
        (scheme === 'custodians' && !(await isPromised(rows, commitment ?? '')))
      )
        found.add(folder)
    }
  }
  const entries = entryRows.parse(
    await rows("SELECT sequence, details FROM procurement_record WHERE action = 'proposal received'"),
  )
  for (const { sequence, details } of entries) {
    const folder = readReceivedDetails(details)?.storedName
    if (folder === undefined || counted.has(folder)) continue
    if (sequence > before.sequence || isLate(folder)) found.add(folder)
  }
  return [...found]
}

/** Whether the log has the receipt of an envelope, published or not. @param commitment base64 */
async function isPromised(rows: Rows, commitment: string): Promise<boolean> {
  if (!/^[A-Za-z0-9+/=]+$/.test(commitment)) return false
  const leaf = writeLeaf({ kind: 'sealed', commitment })
  const found = await rows(`SELECT commitment FROM log_pending WHERE commitment = '${commitment}'
    UNION ALL SELECT leaf FROM log_entries WHERE kind = 'sealed' AND leaf = '${leaf}'`)
  return found.length > 0
}
