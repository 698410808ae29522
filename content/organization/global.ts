import type { GlobalConfig } from 'payload'
import { onlyHoldersOf } from '../../model/access/only-holders-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import { visitorsReadThroughTheSite } from '../../model/access/visitors-read-through-the-site.ts'
import { email, localizedText, localizedTextarea, number, rows, text } from '../../model/fields/fields.ts'
import { raiseContentVersionAfterGlobalChange } from '../../model/hooks/raise-content-version.ts'
import { adminGroups } from '../../languages/back-office/admin-groups.ts'
import { globalLabels } from '../../languages/back-office/collection-labels.ts'

/** Who the network is: names, contacts, addresses elsewhere, figures of the home page. */
export const organization: GlobalConfig = {
  slug: 'organization',
  label: globalLabels.organization,
  admin: { group: adminGroups.settings, hidden: ({ user }) => !hasRole(user, 'editor') },
  access: { read: visitorsReadThroughTheSite, update: onlyHoldersOf('editor') },
  hooks: { afterChange: [raiseContentVersionAfterGlobalChange] },
  fields: [
    text('abbreviation', { required: true }),
    localizedText('name', { required: true }),
    localizedTextarea('description', { required: true }),
    localizedText('metaTitle', { required: true }),
    localizedTextarea('metaDescription', { required: true }),
    number('copyrightYear', { required: true }),
    text('telephone', { required: true }),
    email('informationEmail', { required: true }),
    email('applicationsEmail', { required: true }),
    email('procurementEmail', { required: true }),
    localizedText('location', { required: true }),
    text('hubAddress', { required: true }),
    text('hubMapsAddress', { required: true }),
    text('waterVisionAddress', { required: true }),
    text('facebook'),
    text('x'),
    text('youtube'),
    text('linkedin'),
    text('instagram'),
    rows('figures', [text('value', { required: true }), localizedText('label', { required: true })], {
      maxRows: 6,
    }),
  ],
}
