import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { languageCodes } from '../../languages/languages.ts'
import { adminComponents } from '../admin-components.ts'
import type { Moment } from './judge-units.ts'
import { forgetTranslations, recordTranslations } from './record-states.ts'
import { translatedEntity } from './translated-entities.ts'

/** Under which a save names the translations that somebody found right as they are. */
export const confirmedTranslations = 'confirmedTranslations'

/** Under which a save says that it copies a record's texts from one language into another. */
export const copiedTranslations = 'copiedTranslations'

const copiedSchema = z.object({ from: z.enum(languageCodes), to: z.enum(languageCodes) })
const confirmedSchema = z.object({ language: z.enum(languageCodes), paths: z.array(z.string()) })

const trackRecord: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await track(req, collection.slug, Number(doc.id))
  return doc
}

const forgetRecord: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await forgetTranslations(req.payload, { kind: collection.slug, id: Number(id) }, req)
  return doc
}

const trackGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await track(req, global.slug, 0)
  return doc
}

/**
 * With transactions, a save and what it changes here are one. Without them the record is saved already: what could not be
 * written is logged, and mended at the next start. The starter content is looked through at its end.
 */
async function track(req: PayloadRequest, kind: string, id: number): Promise<void> {
  if (req.context.storeContentVersion === true) return
  const entity = translatedEntity(req.payload, kind)
  if (!entity) return
  const moment: Moment = {
    at: new Date().toISOString(),
    by: req.user?.name ?? null,
    isAutosave: String(req.query.autosave) === 'true',
    confirmed: confirmedSchema.safeParse(req.context[confirmedTranslations]).data,
    copied: copiedSchema.safeParse(req.context[copiedTranslations]).data,
  }
  try {
    await recordTranslations(req.payload, entity, { kind, id }, moment, req)
  } catch (error) {
    if (req.transactionID !== undefined) throw error
    req.payload.logger.error({ err: error, kind, id, msg: 'The state of translations could not be written' })
  }
}

/** Payload copies with the status of what it copies: a page would show at once what is still to be translated. */
function copyAsDraft<Args>(args: Args, { context }: PayloadRequest): Args {
  if (context[copiedTranslations] === undefined) return args
  if (typeof args !== 'object' || args === null || !('data' in args)) return args
  if (typeof args.data === 'object' && args.data !== null) Object.assign(args.data, { _status: 'draft' })
  return args
}

/** Every save of a kind with texts is followed by finding out which of its translations it makes outdated. */
export function trackTranslations(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks, versions } = collection
  const isPublished = typeof versions === 'object' && Boolean(versions.drafts)
  if (!isPublished && !collection.upload) return collection
  return {
    ...collection,
    ...(isPublished && {
      admin: {
        ...admin,
        components: {
          ...admin?.components,
          edit: {
            ...admin?.components?.edit,
            PublishButton: adminComponents.publishButton,
            Status: adminComponents.draftStatus,
          },
        },
      },
    }),
    hooks: {
      ...hooks,
      ...(isPublished && {
        beforeOperation: [({ args, req }) => copyAsDraft(args, req), ...(hooks?.beforeOperation ?? [])],
      }),
      afterChange: [...(hooks?.afterChange ?? []), trackRecord],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetRecord],
    },
  }
}

/** The same for what there is one of. */
export function trackGlobalTranslations(global: GlobalConfig): GlobalConfig {
  const { admin, hooks, versions } = global
  const isPublished = typeof versions === 'object' && Boolean(versions.drafts)
  return {
    ...global,
    ...(isPublished && {
      admin: {
        ...admin,
        components: {
          ...admin?.components,
          elements: {
            ...admin?.components?.elements,
            PublishButton: adminComponents.publishButton,
            Status: adminComponents.draftStatus,
          },
        },
      },
    }),
    hooks: {
      ...hooks,
      ...(isPublished && {
        beforeOperation: [({ args, req }) => copyAsDraft(args, req), ...(hooks?.beforeOperation ?? [])],
      }),
      afterChange: [...(hooks?.afterChange ?? []), trackGlobal],
    },
  }
}
