import type { Field, GroupField } from 'payload'
import { fieldHelp } from '../labels/field-help.ts'
import { fieldLabels, type FieldName } from '../labels/field-labels.ts'
import { destinationNames } from '../read/destination.ts'
import { choice, localizedText } from './fields.ts'
import { mustBeAnAddress } from './must-be-an-address.ts'

/** Where a link leads: to an address that the editor writes, or to one that the Organization keeps. */
export function destination(): Field[] {
  return [
    choice('destination', destinationNames, { required: true, defaultValue: 'address', index: false }),
    {
      type: 'text',
      name: 'address',
      label: fieldLabels.address,
      validate: mustBeAnAddress,
      admin: {
        ...(fieldHelp.address && { description: fieldHelp.address }),
        condition: (_data, row: { destination?: unknown }) => row.destination === 'address',
      },
    },
  ]
}

/** A group of fields. */
export function group(name: FieldName, fields: Field[]): GroupField {
  return {
    type: 'group',
    name,
    label: fieldLabels[name],
    admin: { ...(fieldHelp[name] && { description: fieldHelp[name] }) },
    fields,
  }
}

/** A link with its words. Without words it is not shown. */
export function action(name: FieldName): GroupField {
  return group(name, [localizedText('label'), ...destination()])
}
