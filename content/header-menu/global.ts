import type { Field, GroupField } from 'payload'
import { languageCodes } from '../../languages/languages.ts'
import { action, destination, group } from '../../model/fields/destination.ts'
import {
  checkbox,
  choice,
  localizedText,
  localizedTextarea,
  rows,
  upload,
} from '../../model/fields/fields.ts'
import { publishedGlobal } from '../../model/published-global.ts'
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
export const headerMenu = publishedGlobal('header-menu', [
  dropdown('whoWeAre'),
  dropdown('whatWeDo', [upload('firstPicture', 'media'), upload('secondPicture', 'media')]),
  dropdown('getInvolved'),
  dropdown('infoCentre'),
])
