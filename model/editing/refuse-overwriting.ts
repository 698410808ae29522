import { sql } from '@payloadcms/db-sqlite/drizzle'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type FlattenedField,
  type GlobalConfig,
  type PayloadRequest,
  type Where,
} from 'payload'
import { z } from 'zod'
import { formatGregorianMoment } from '../../languages/moments.ts'
import { defaultLanguage } from '../../languages/languages.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { differingFields, type DifferingField } from './differing-fields.ts'
import { savingWords } from '../../languages/back-office/saving-words.ts'
import { databaseLimits } from '../../store/database/limits.ts'
import { ofTransaction } from '../../store/database/in-transaction.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { takeTurn } from '../../store/turns-taken.ts'

type GlobalBeforeOperationHook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number]

/** What of a save says which version was read, and of which record or records. */
const saveSchema = z.object({
  id: z.union([z.number(), z.string()]).optional(),
  where: z.looseObject({}).optional().catch(undefined),
  data: z.looseObject({ updatedAt: z.string().optional().catch(undefined) }).optional(),
})

const versionSchema = z.object({ parent: z.number() })

const savedSchema = z.object({ updatedAt: z.string(), savedBy: z.string().nullish() })

/**
 * A form sends the moment at which the version that it shows was saved (`updatedAt`). When somebody has saved since, and
 * would be overwritten, the save is refused before it touches a file or a row, with the fields that differ. A call that
 * names no moment, as the product's own, is not held up.
 */
export const refuseToOverwriteRecord: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation === 'restoreVersion') await waitForRecordOf(req, collection.slug, args)
  if (operation !== 'update' && operation !== 'updateByID') return args
  const { id, data, where } = saveSchema.parse(args)
  if (operation === 'update' && where) {
    // Payload looks for what goes to the trash among drafts too.
    const draft = args.draft === true || typeof data?.deletedAt === 'string'
    return { ...args, where: await waitForRecords(req, collection.slug, { ...args, draft }) }
  }
  if (id === undefined) return args
  await oneSaveAtATime(req, collection.slug, id)
  if (data?.updatedAt === undefined) return args
  const saved = await req.payload.findByID({
    ...asTheFormReads(req),
    collection: collection.slug,
    id,
    disableErrors: true,
    // What lies in the trash is only brought back.
    trash: false,
  })
  if (saved) await refuseIfSavedSince(data, saved, collection.flattenedFields, req)
  return args
}

/**
 * A change of several records waits for each of them.
 * @returns which records they are: none that fits only since it waited
 */
async function waitForRecords(
  req: PayloadRequest,
  collection: CollectionSlug,
  { draft, trash = false, where }: { draft: boolean; trash?: boolean; where: Where },
): Promise<Where> {
  const { docs } = await req.payload.find({
    ...asTheFormReads(req),
    ...{ collection, draft, trash, where, select: {}, pagination: false },
    // In the same order for all, so that no two wait for each other. Payload asks for the rights itself.
    ...{ sort: 'id', overrideAccess: true },
  })
  const ids = docs.map(({ id }) => id)
  for (const id of ids) await oneSaveAtATime(req, collection, id)
  return { and: [where, { id: { in: ids } }] }
}

/** The same for what there is one of: the menu, the home page, the Organization. */
export const refuseToOverwriteGlobal: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return
  await oneSaveAtATime(req, global.slug, 0)
  const { data } = saveSchema.parse(args)
  if (operation !== 'update' || data?.updatedAt === undefined) return
  const saved = await req.payload.findGlobal({ ...asTheFormReads(req), slug: global.slug })
  const config = req.payload.config.globals.find(({ slug }) => slug === global.slug)
  await refuseIfSavedSince(data, saved, config?.flattenedFields ?? [], req)
}

/** A version that is restored is saved over the record that it is of. */
async function waitForRecordOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  args: unknown,
): Promise<void> {
  const { id } = saveSchema.parse(args)
  const where = { id: { equals: id } }
  const { docs } = await req.payload.db.findVersions({ collection, where, limit: 1, pagination: false, req })
  const version = versionSchema.safeParse(docs[0]).data
  if (version) await oneSaveAtATime(req, collection, version.parent)
}

/**
 * Of two saves that come at the same moment, the second waits until the first is committed, and then sees it; who waits too
 * long is refused. SQLite has no transactions of Payload's: there the process that serves the back office lets them come one after
 * another. A save begins to wait once Payload has received all of it: a slow sender holds up nobody.
 * @throws APIError that answers 503 in the person's language
 */
export async function oneSaveAtATime(req: PayloadRequest, kind: string, id: number | string): Promise<void> {
  const database = await rawSql(req.payload, req)
  if (database.dialect === 'sqlite') {
    await takeTurn(req.payload, `${kind} ${id}`, databaseLimits.lock, () => busy(req))
    return
  }
  try {
    await database.rows(sql`SELECT pg_advisory_xact_lock(hashtext(${kind}), hashtext(${String(id)}))::text`)
  } catch (error) {
    throw isLockTimeout(error) ? busy(req) : error
  }
}

const busy = (req: PayloadRequest) => new APIError(savingWords(languageOf(req)).busy, 503, null, true)

/** Drizzle names what the database said as the cause. */
function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause)
}

/** In the transaction of the save, but not with its request, which reading would change. */
function asTheFormReads({ locale, transactionID, user }: PayloadRequest) {
  return {
    draft: true,
    depth: 0,
    fallbackLocale: false,
    locale: locale ?? defaultLanguage,
    overrideAccess: user === null,
    user,
    ...ofTransaction({ transactionID }),
  } as const
}

/** What the refusal says beside its sentence, in `data` of Payload's shape of errors. */
export interface Overwriting {
  savedAt: string
  savedBy: string | null
  fields: DifferingField[]
}

/** @throws APIError that answers 409 and says who saved, when, and what differs, in the person's language */
async function refuseIfSavedSince(
  sent: Record<string, unknown> & { updatedAt?: string | undefined },
  record: object,
  fields: readonly FlattenedField[],
  req: PayloadRequest,
): Promise<void> {
  const saved = savedSchema.safeParse(record).data
  if (!saved || Date.parse(saved.updatedAt) === Date.parse(sent.updatedAt ?? '')) return
  const differing = await differingFields(req, fields, sent, Object.fromEntries(Object.entries(record)))
  if (differing.length === 0) return
  const language = languageOf(req)
  const message = savingWords(language).refusal({
    by: saved.savedBy ?? null,
    // Payload takes what follows a colon for a list of fields: the time of day has the sign of a ratio.
    when: formatGregorianMoment(saved.updatedAt, language, defaultTimeZone).replace(':', '\u2236'),
  })
  const { updatedAt: savedAt, savedBy = null } = saved
  const overwriting = { savedAt, savedBy, fields: differing } satisfies Overwriting
  throw new APIError(message, 409, overwriting, true)
}
