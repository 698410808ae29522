import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalBeforeChangeHook,
  GlobalConfig,
  TextField,
} from 'payload'
import { nobody } from '../access/nobody.ts'
import { adminComponents, panel } from '../admin-components.ts'
import { text } from '../fields/fields.ts'
import { endVersionOfAnother } from './end-version-of-another.ts'
import { refuseToOverwriteGlobal, refuseToOverwriteRecord } from './refuse-overwriting.ts'

/** Who saved last, as they were called then. Only staff read it; only the hook below writes it. */
const savedBy: TextField = {
  ...text('savedBy', { sidebar: true, readOnly: true }),
  access: { read: ({ req }) => req.user !== null, create: nobody, update: nobody },
}

/** Versions are listed with who saved them. */
const versionsWithAuthors = { versions: { Component: adminComponents.versions } }

const rememberWhoSavedRecord: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (collection.versions?.drafts && originalDoc)
    await endVersionOfAnother(req, { kind: collection.slug, id: originalDoc.id }, originalDoc)
  data.savedBy = req.user?.name ?? null
  return data
}

const rememberWhoSavedGlobal: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  await endVersionOfAnother(req, { kind: global.slug }, originalDoc)
  data.savedBy = req.user?.name ?? null
  return data
}

/**
 * What staff edit by hand loses nothing: a save over somebody else's is refused, and the form says so, and keeps what
 * was typed. Kinds that nobody changes through the back office stay as they are.
 */
export function guardEdits(collection: CollectionConfig): CollectionConfig {
  if (collection.access?.update === nobody) return collection
  const { admin, hooks, versions } = collection
  return {
    ...collection,
    ...(versions && {
      admin: {
        ...admin,
        components: {
          ...admin?.components,
          views: { ...admin?.components?.views, edit: versionsWithAuthors },
        },
      },
    }),
    fields: [panel('unsavedWork'), ...collection.fields, savedBy],
    hooks: {
      ...hooks,
      // First, because it reads, and the hooks of the kind hear of that as of any reading.
      beforeOperation: [refuseToOverwriteRecord, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), rememberWhoSavedRecord],
    },
  }
}

/** The same for what there is one of. */
export function guardGlobalEdits(global: GlobalConfig): GlobalConfig {
  const { admin, hooks } = global
  return {
    ...global,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: { ...admin?.components?.views, edit: versionsWithAuthors },
      },
    },
    fields: [panel('unsavedWork'), ...global.fields, savedBy],
    hooks: {
      ...hooks,
      beforeOperation: [refuseToOverwriteGlobal, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), rememberWhoSavedGlobal],
    },
  }
}
