import type { TextField } from 'payload'
import { importStateNames } from '../../languages/back-office/import-words.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { text } from '../../model/fields/fields.ts'
import { readImportState } from './import-state.ts'

const field = text('importState', { readOnly: true })

/**
 * What was done with an import's file so far, in words, for lists of the back office; visitors' reads pay nothing for it.
 * In the form the panel says it, which knows what was done since the record was loaded.
 */
export const stateForStaff: TextField = {
  ...field,
  admin: { ...field.admin, condition: () => false },
  virtual: true,
  hooks: {
    afterRead: [
      async ({ data, req }) => {
        const id: unknown = data?.id
        if (!req.user || typeof id !== 'number') return null
        const names = importStateNames[languageOf(req)]
        return names[(await readImportState(req.payload, id, req))?.state ?? 'none']
      },
    ],
  },
}
