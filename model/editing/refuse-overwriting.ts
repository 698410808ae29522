import { APIError, type CollectionBeforeOperationHook, type GlobalConfig, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { formatGregorianMoment } from '../../languages/moments.ts'
import { isLanguage } from '../../languages/languages.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { savingWords } from './saving-words.ts'

type GlobalBeforeOperationHook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number]

/** What of a save says which version was read, and of which record. */
const saveSchema = z.object({
  id: z.union([z.number(), z.string()]).optional(),
  data: z.object({ updatedAt: z.string().optional().catch(undefined) }).optional(),
})

const savedSchema = z.object({ updatedAt: z.string(), savedBy: z.string().nullish() })

/**
 * A form sends the moment at which the version that it shows was saved (`updatedAt`). When somebody has saved since, the
 * save is refused before it touches a file or a row. A call that names no moment, as the product's own, is not held up.
 */
export const refuseToOverwriteRecord: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update' && operation !== 'updateByID') return
  const save = saveSchema.parse(args)
  const readAt = save.data?.updatedAt
  if (readAt === undefined || save.id === undefined) return
  const saved = await req.payload.findByID({
    collection: collection.slug,
    id: save.id,
    // As the form reads it.
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (saved) refuseIfSavedSince(readAt, saved, req)
}

/** The same for what there is one of: the menu, the home page, the Organization. */
export const refuseToOverwriteGlobal: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation !== 'update') return
  const readAt = saveSchema.parse(args).data?.updatedAt
  if (readAt === undefined) return
  const saved = await req.payload.findGlobal({
    slug: global.slug,
    draft: true,
    depth: 0,
    overrideAccess: true,
    req,
  })
  refuseIfSavedSince(readAt, saved, req)
}

/** @throws APIError that answers 409 and says who saved, and when, in the person's language */
function refuseIfSavedSince(readAt: string, record: unknown, req: PayloadRequest): void {
  const saved = savedSchema.safeParse(record).data
  if (!saved || Date.parse(saved.updatedAt) === Date.parse(readAt)) return
  const language = isLanguage(req.i18n.language) ? req.i18n.language : 'en'
  const message = savingWords(language).refusal({
    by: saved.savedBy ?? null,
    // Payload takes what follows a colon for a list of fields: the time of day has the sign of a ratio.
    when: formatGregorianMoment(saved.updatedAt, language, defaultTimeZone).replace(':', '\u2236'),
  })
  throw new APIError(message, 409, null, true)
}
