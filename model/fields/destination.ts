import type { Field, GroupField } from 'payload'
import { fieldHelp } from '../../languages/back-office/field-help.ts'
import { fieldLabels, type FieldName } from '../../languages/back-office/field-labels.ts'
import { choice, localizedText } from './fields.ts'
import { mustBeAnAddress } from './must-be-an-address.ts'
import { writtenInFull } from './web-address.ts'

/** Where an editor's link may lead: to an address written beside it, or to one that the Organization has. */
export const destinationNames = [
  'address',
  'water-vision',
  'hub',
  'hub-maps',
  'applications-email',
  'procurement-email',
] as const

/** Where a link leads: to an address that the editor writes, or to one that the Organization record holds. */
export function destination(): Field[] {
  return [
    choice('destination', destinationNames, { required: true, defaultValue: 'address', index: false }),
    {
      type: 'text',
      name: 'address',
      label: fieldLabels.address,
      validate: mustBeAnAddress,
      hooks: { beforeValidate: [writtenInFull] },
      admin: {
        ...(fieldHelp.address && { description: fieldHelp.address }),
        condition: (_data, row: { destination?: unknown }) => row.destination === 'address',
      },
    },
  ]
}

/** An address that a record leads to, or nothing. */
export function link(): Field {
  return {
    type: 'text',
    name: 'link',
    label: fieldLabels.link,
    validate: mustBeAnAddress,
    hooks: { beforeValidate: [writtenInFull] },
    admin: { ...(fieldHelp.link && { description: fieldHelp.link }) },
  }
}

/** A group of fields. */
export function group(name: FieldName, fields: Field[], wording: FieldName = name): GroupField {
  return {
    type: 'group',
    name,
    label: fieldLabels[wording],
    admin: { ...(fieldHelp[wording] && { description: fieldHelp[wording] }) },
    fields,
  }
}

/** A link with its words. Without words it is not shown. */
export function action(name: FieldName, wording: FieldName = name): GroupField {
  return group(name, [localizedText('label', { wording: 'linkText' }), ...destination()], wording)
}
