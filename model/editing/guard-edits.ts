import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalBeforeChangeHook,
  GlobalConfig,
  TextField,
} from 'payload'
import { nobody } from '../access/nobody.ts'
import { panel } from '../admin-components.ts'
import { text } from '../fields/fields.ts'
import { refuseToOverwriteGlobal, refuseToOverwriteRecord } from './refuse-overwriting.ts'

/** Who saved last, as they were called then. Only staff read it; only the hook below writes it. */
const savedBy: TextField = {
  ...text('savedBy', { sidebar: true, readOnly: true }),
  access: { read: ({ req }) => req.user !== null, create: nobody, update: nobody },
}

const rememberWhoSavedRecord: CollectionBeforeChangeHook = ({ data, req }) => {
  data.savedBy = req.user?.name ?? null
  return data
}

const rememberWhoSavedGlobal: GlobalBeforeChangeHook = ({ data, req }) => {
  data.savedBy = req.user?.name ?? null
  return data
}

/**
 * What staff edit by hand loses nothing: a save over somebody else's is refused, and the form says so, and keeps what
 * was typed. Kinds that nobody changes through the back office stay as they are.
 */
export function guardEdits(collection: CollectionConfig): CollectionConfig {
  if (collection.access?.update === nobody) return collection
  const { hooks } = collection
  return {
    ...collection,
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
  const { hooks } = global
  return {
    ...global,
    fields: [panel('unsavedWork'), ...global.fields, savedBy],
    hooks: {
      ...hooks,
      beforeOperation: [refuseToOverwriteGlobal, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), rememberWhoSavedGlobal],
    },
  }
}
