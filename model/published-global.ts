import {
  APIError,
  type Field,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  type GlobalSlug,
} from 'payload'
import { z } from 'zod'
import { adminGroups } from '../languages/back-office/admin-groups.ts'
import { globalLabels } from '../languages/back-office/collection-labels.ts'
import { globalRule } from '../languages/back-office/global-rules.ts'
import { globalPreviewAddress } from '../languages/addresses.ts'
import { onlyHoldersOf } from './access/only-holders-of.ts'
import { hasRole } from './access/roles.ts'
import { staffReadAllVisitorsReadPublished } from './access/staff-read-all-visitors-read-published.ts'
import { panel } from './admin-components.ts'
import { scheduledDrafts, versionsStored } from './editing/autosave.ts'
import { revertGlobal } from './editing/revert-to-published.ts'
import { previewedScreens } from './editing/previewed-screens.ts'
import { raiseContentVersionAfterGlobalChange } from './hooks/raise-content-version.ts'
import { restoreGlobal } from './editing/restore-global.ts'

type GlobalBeforeOperationHook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number]

/**
 * What there is one of and every page shows: editors draft it, publish it or set when it is published, and compare and
 * restore versions. It is never taken off the site, whose pages could not be without it.
 */
export function publishedGlobal(slug: GlobalSlug, fields: Field[]): GlobalConfig {
  const mayChange = onlyHoldersOf('editor')
  return {
    slug,
    label: globalLabels[slug],
    admin: {
      group: adminGroups.settings,
      hidden: ({ user }) => !hasRole(user, 'editor'),
      preview: (_global, { locale }) => globalPreviewAddress(locale),
      livePreview: {
        url: ({ locale }) => globalPreviewAddress(locale.code),
        breakpoints: previewedScreens,
      },
    },
    access: { read: staffReadAllVisitorsReadPublished, readVersions: mayChange, update: mayChange },
    versions: { drafts: scheduledDrafts, max: versionsStored },
    endpoints: [restoreGlobal(slug), revertGlobal(slug)],
    hooks: {
      beforeOperation: [rememberDraft],
      beforeChange: [refuseUnpublishing],
      afterChange: [raiseContentVersionAfterGlobalChange],
    },
    fields: [...fields, panel('comments', { sidebar: true }), panel('shareDraft', { sidebar: true })],
  }
}

const draftKey = 'global is saved as a draft'
const saveSchema = z.object({ draft: z.boolean().optional() })

/** Remembers whether a save writes a draft beside what is published, which the hooks after it are not given. */
const rememberDraft: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update') req.context[draftKey] = saveSchema.parse(args).draft === true
  return args
}

/** The first save that is no draft publishes; nothing after it takes back what is published. */
const refuseUnpublishing: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if (req.context[draftKey] === true || data._status === 'published') return data
  const row = await req.payload.db.findGlobal<{ _status?: string }>({ slug: global.slug, req })
  if (row._status === 'published') throw new APIError(globalRule('staysPublished', req), 409, null, true)
  data._status = 'published'
  return data
}
