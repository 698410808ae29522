import type { Payload, PayloadRequest } from 'payload'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { z } from 'zod'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { ofTransaction } from '../../store/database/in-transaction.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { applyImport, revertImport } from './publish-import.ts'
import { ImportRefusedError } from './import-refused-error.ts'
import { findUnrecorded, readImportState, type ImportState } from './import-state.ts'
import { importOptions, refuseSameMarks, writtenOptions, type ImportOptions } from './options.ts'

/** Who acts, and the transaction and the context that the act is part of, where there are any. */
export type ActingRequest = Partial<Pick<PayloadRequest, 'transactionID' | 'context' | 'user'>>

/**
 * Publishes the figures of an import, and then its record. The figures come first, so that nobody reads of an update
 * whose values are not there; a process that is killed in between leaves the record to be published with the next call of
 * this or of `finishImports`, which every start makes.
 * @throws ImportRefusedError with nothing changed
 */
export async function publishImport(
  payload: Payload,
  id: number,
  req: ActingRequest = {},
  by: string | null = nameOf(req),
): Promise<ImportState> {
  const record = await readDraft(payload, id, req)
  const state = await readImportState(payload, id, req)
  if (state?.state === 'ready') refuseOtherOptions(record, state)
  if (!languageOfTitle(record)) throw new ImportRefusedError('titleMissing')
  await applyImport(payload, id, by, req)
  return recordImport(payload, id, req)
}

/**
 * Gives back what was before the import, in one step; its record stays, and says so.
 * @throws ImportRefusedError with nothing changed
 */
export async function undoImport(
  payload: Payload,
  id: number,
  req: ActingRequest = {},
  by: string | null = nameOf(req),
): Promise<ImportState> {
  await revertImport(payload, id, by, req)
  return recordImport(payload, id, req)
}

/** Brings records to what was done with their figures where a process ended in between. Every start calls it. */
export async function finishImports(payload: Payload): Promise<void> {
  for (const { id } of await findUnrecorded(payload)) {
    try {
      await recordImport(payload, id)
    } catch (error) {
      payload.logger.error({
        err: error,
        id,
        msg: 'The record of an import of figures could not be published',
      })
    }
  }
}

/** The records that this process is at, so that one is not written twice in the same moment. */
const recording = new Map<number, Promise<unknown>>()

/** Publishes a record of which the figures are; its fields are filled by its own hook (`guard-import.ts`). */
async function recordImport(payload: Payload, id: number, req: ActingRequest = {}): Promise<ImportState> {
  const before = recording.get(id)
  const recorded = (async () => {
    await before?.catch(() => undefined)
    const state = await readImportState(payload, id, req)
    if (!state) throw new ImportRefusedError('noSuchImport')
    if (state.recorded !== state.state) await writeRecord(payload, state, req)
    return state
  })()
  recording.set(id, recorded)
  try {
    return await recorded
  } finally {
    if (recording.get(id) === recorded) recording.delete(id)
  }
}

async function writeRecord(payload: Payload, { id, state }: ImportState, req: ActingRequest): Promise<void> {
  const language = languageOfTitle(await readDraft(payload, id, req))
  if (!language) throw new ImportRefusedError('titleMissing')
  await payload.update({
    collection: 'data-imports',
    id,
    locale: language,
    data: { _status: 'published' },
    depth: 0,
    overrideAccess: true,
    // Also while somebody has the record open in the back office.
    overrideLock: true,
    ...(req.user && { user: req.user }),
    ...(req.context && { context: req.context }),
    ...ofTransaction(req),
  })
  const database = await rawSql(payload, req)
  await database.write([
    sql`UPDATE figures_imports SET recorded = ${state} WHERE import_id = ${id} AND state = ${state}`,
  ])
}

const storedDraft = z.object({
  title: z.partialRecord(z.enum(languageCodes), z.string().nullish()).nullish(),
})

/** @throws ImportRefusedError when there is none, or it lies in the trash */
async function readDraft(payload: Payload, id: number, req: ActingRequest): Promise<object> {
  const draft = await payload.findByID({
    collection: 'data-imports',
    id,
    draft: true,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    ...ofTransaction(req),
  })
  if (!draft) throw new ImportRefusedError('noSuchImport')
  return draft
}

/** The first language in which a record has the title that Payload asks for. */
function languageOfTitle(record: object): Language | undefined {
  const title = storedDraft.parse(record).title ?? {}
  return languageCodes.find((language) => title[language]?.trim())
}

/** @throws ImportRefusedError when the file was read in another way, or in one in which no file is read any more */
function refuseOtherOptions(record: object, { options }: ImportState): void {
  const { data } = importOptions.safeParse(record)
  if (!data || writtenOptions(data) !== options) throw new ImportRefusedError('optionsChanged')
  refuseSameMarks(data)
}

/**
 * How the file of an import is to be read.
 * @throws ImportRefusedError when its record doesn't say, or in a way in which numbers have two meanings
 */
export async function readOptions(
  payload: Payload,
  id: number,
  req: ActingRequest = {},
): Promise<ImportOptions> {
  const { data } = importOptions.safeParse(await readDraft(payload, id, req))
  if (!data) throw new ImportRefusedError('optionsMissing')
  refuseSameMarks(data)
  return data
}

function nameOf({ user }: ActingRequest): string | null {
  return user && 'name' in user && typeof user.name === 'string' ? user.name : null
}
