import type { GlobalConfig } from 'payload'
import { onlyHoldersOf } from '../../model/access/only-holders-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import { visitorsReadThroughTheSite } from '../../model/access/visitors-read-through-the-site.ts'
import { action, group } from '../../model/fields/destination.ts'
import { localizedText, localizedTextarea, rows, upload } from '../../model/fields/fields.ts'
import { raiseContentVersionAfterGlobalChange } from '../../model/hooks/raise-content-version.ts'
import { adminGroups } from '../../languages/back-office/admin-groups.ts'
import { globalLabels } from '../../languages/back-office/collection-labels.ts'

/** What stands on the home page alone: the About, Vision and Mission slides and the hub's promotion (section 2.4). */
export const homePage: GlobalConfig = {
  slug: 'home-page',
  label: globalLabels['home-page'],
  admin: { group: adminGroups.settings, hidden: ({ user }) => !hasRole(user, 'editor') },
  access: { read: visitorsReadThroughTheSite, update: onlyHoldersOf('editor') },
  hooks: { afterChange: [raiseContentVersionAfterGlobalChange] },
  fields: [
    rows(
      'aboutSlides',
      [
        localizedText('label', { required: true, wording: 'slideName' }),
        localizedText('title', { required: true }),
        localizedTextarea('description', { required: true }),
        upload('image', 'media'),
      ],
      { maxRows: 6 },
    ),
    group('hub', [
      upload('logo', 'media'),
      localizedText('title', { required: true }),
      localizedTextarea('description', { required: true }),
      action('primaryAction'),
      action('secondaryAction', 'secondButton'),
      rows('tags', [localizedText('label', { required: true, wording: 'tag' })], { maxRows: 8 }),
    ]),
  ],
}
