import type { Field, GlobalConfig, GroupField } from 'payload'
import { languageCodes } from '../../languages/languages.ts'
import { onlyHoldersOf } from '../../model/access/only-holders-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import { visitorsReadThroughTheSite } from '../../model/access/visitors-read-through-the-site.ts'
import { action, destination, group } from '../../model/fields/destination.ts'
import {
  checkbox,
  choice,
  localizedText,
  localizedTextarea,
  rows,
  upload,
} from '../../model/fields/fields.ts'
import { raiseContentVersionAfterGlobalChange } from '../../model/hooks/raise-content-version.ts'
import { adminGroups } from '../../languages/back-office/admin-groups.ts'
import { globalLabels } from '../../languages/back-office/collection-labels.ts'
import type { DropdownName } from './dropdown-names.ts'

const tables: Readonly<Record<DropdownName, string>> = {
  whoWeAre: 'menu_who_we_are',
  whatWeDo: 'menu_what_we_do',
  getInvolved: 'menu_get_involved',
  infoCentre: 'menu_info_centre',
}

function dropdown(name: DropdownName, ofItsOwn: Field[] = []): GroupField {
  return group(name, [
    localizedText('title', { required: true }),
    localizedTextarea('description', { required: true }),
    upload('image', 'media'),
    rows(
      'links',
      [
        localizedText('label', { required: true, wording: 'linkText' }),
        ...destination(),
        localizedText('title'),
        localizedTextarea('description'),
        localizedTextarea('details'),
        localizedTextarea('additionalText'),
        localizedText('linkTitle', { wording: 'buttonText' }),
        action('secondaryAction'),
        checkbox('selectedByDefault'),
        choice('onlyInLanguages', languageCodes, { several: true }),
      ],
      { maxRows: 8, table: `${tables[name]}_links` },
    ),
    localizedText('panelTitle'),
    rows('panelLinks', [localizedText('label', { required: true, wording: 'linkText' }), ...destination()], {
      maxRows: 6,
      table: `${tables[name]}_panel_links`,
    }),
    ...ofItsOwn,
  ])
}

/** The header's four dropdowns (specification, section 2.2). */
export const headerMenu: GlobalConfig = {
  slug: 'header-menu',
  label: globalLabels['header-menu'],
  admin: { group: adminGroups.settings, hidden: ({ user }) => !hasRole(user, 'editor') },
  access: { read: visitorsReadThroughTheSite, update: onlyHoldersOf('editor') },
  hooks: { afterChange: [raiseContentVersionAfterGlobalChange] },
  fields: [
    dropdown('whoWeAre'),
    dropdown('whatWeDo', [upload('firstPicture', 'media'), upload('secondPicture', 'media')]),
    dropdown('getInvolved'),
    dropdown('infoCentre'),
  ],
}
