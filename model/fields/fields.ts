import { domainToUnicode } from 'node:url'
import type {
  ArrayField,
  CheckboxField,
  CollectionSlug,
  DateField,
  EmailField,
  Field,
  NumberField,
  RelationshipField,
  RichTextField,
  SelectField,
  TextareaField,
  TextField,
  UploadField,
} from 'payload'
import { email as validateEmail } from 'payload/shared'
import { adminComponents } from '../admin-components.ts'
import { nobody } from '../access/nobody.ts'
import { readEmailAddress } from './email-address.ts'
import { fieldHelp } from '../../languages/back-office/field-help.ts'
import { fieldLabels, type FieldName } from '../../languages/back-office/field-labels.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { rowLabels, type RowsName } from '../../languages/back-office/row-labels.ts'
import { cutFields } from '../../languages/text-cuts.ts'
import { optionLabels, type OptionName } from '../../languages/back-office/option-labels.ts'
import type { Label } from '../../languages/back-office/translate.ts'

interface Options {
  required?: boolean
  localized?: boolean
  index?: boolean
  unique?: boolean
  /** Stands beside the form instead of in it. */
  sidebar?: boolean
  readOnly?: boolean
  hidden?: boolean
  /** Came from a stranger: staff read it as it was sent, and nobody changes it. */
  asSent?: boolean
  /** Only the product's own code reads it: no person, no REST. */
  secret?: boolean
  maxLength?: number
  /** Whose label and help it has, where its own name means something else elsewhere. */
  wording?: FieldName
}

function shared(name: FieldName, options: Options) {
  const wording = options.wording ?? name
  return {
    name,
    label: fieldLabels[wording],
    required: options.required ?? false,
    localized: options.localized ?? false,
    index: options.index ?? false,
    unique: options.unique ?? false,
    ...(options.asSent && { access: { update: nobody } }),
    ...(options.secret && { hidden: true, access: { read: nobody, update: nobody } }),
    admin: {
      ...(options.sidebar && { position: 'sidebar' as const }),
      ...((options.readOnly || options.asSent) && { readOnly: true }),
      ...(options.hidden && { hidden: true }),
      ...(fieldHelp[wording] && { description: fieldHelp[wording] }),
    },
  }
}

/** One line of text. */
export function text(name: FieldName, options: Options = {}): TextField {
  return {
    type: 'text',
    ...shared(name, options),
    ...(options.maxLength && { maxLength: options.maxLength }),
  }
}

/** One line of text in each language. */
export function localizedText(name: FieldName, options: Options = {}): TextField {
  return showingItsLanguage(text(name, { ...options, localized: true }), cutFields[name])
}

/**
 * The same field, which says below it in which language and direction it is written, how long its text is and what is shown of it.
 * @param most characters that are shown; nothing where all are
 */
export function showingItsLanguage<Of extends TextField | TextareaField>(
  field: Of,
  most: number | undefined,
): Of {
  const shown = {
    path: adminComponents.textLanguage,
    ...(most !== undefined && { clientProps: { most } }),
  }
  return {
    ...field,
    admin: { ...field.admin, components: { ...field.admin?.components, afterInput: [shown] } },
  }
}

/** Several lines of plain text. */
export function textarea(name: FieldName, options: Options = {}): TextareaField {
  return { type: 'textarea', ...shared(name, options) }
}

/** Several lines of plain text in each language. */
export function localizedTextarea(name: FieldName, options: Options = {}): TextareaField {
  return showingItsLanguage(textarea(name, { ...options, localized: true }), cutFields[name])
}

/** Formatted text in each language. */
export function localizedRichText(name: FieldName, options: Options = {}): RichTextField {
  const { unique: _unique, index: _index, ...rest } = shared(name, { ...options, localized: true })
  return { type: 'richText', ...rest }
}

export function number(name: FieldName, options: Options & { min?: number; max?: number } = {}): NumberField {
  return {
    type: 'number',
    ...shared(name, options),
    ...(options.min !== undefined && { min: options.min }),
    ...(options.max !== undefined && { max: options.max }),
  }
}

/** An address with its domain as people read it: browsers write what is typed there in letters of ASCII. */
function inItsScript(value: unknown): unknown {
  const address = typeof value === 'string' ? readEmailAddress(value) : undefined
  if (address === undefined) return value
  const domain = address.lastIndexOf('@') + 1
  return address.slice(0, domain) + domainToUnicode(address.slice(domain))
}

/** An e-mail address. One of ours is shown to visitors in its own script; a sender's stands as the mail system writes it. */
export function email(name: FieldName, options: Options = {}): EmailField {
  return {
    type: 'email',
    ...shared(name, options),
    // Payload's own rule knows no script but Latin, and no domain that ends in another.
    validate: (value, rest) =>
      (typeof value === 'string' && readEmailAddress(value) !== undefined) || validateEmail(value, rest),
    ...(!options.asSent && { hooks: { beforeValidate: [({ value }) => inItsScript(value)] } }),
  }
}

export function checkbox(name: FieldName, options: Options = {}): CheckboxField {
  return { type: 'checkbox', ...shared(name, { ...options, required: false }), defaultValue: false }
}

/** A calendar day, stored as the instant of its midday in UTC so that no time zone moves it to a neighbouring day. */
export function day(name: FieldName, options: Options = {}): DateField {
  const base = shared(name, { index: true, ...options })
  return {
    type: 'date',
    ...base,
    admin: { ...base.admin, date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
  }
}

/** A moment in time. With `withTimeZone` the editor also chooses the zone it is given in. */
export function moment(name: FieldName, options: Options & { withTimeZone?: boolean } = {}): DateField {
  const base = shared(name, { index: true, ...options })
  return {
    type: 'date',
    ...base,
    ...(options.withTimeZone && {
      timezone: {
        defaultTimezone: defaultTimeZone,
        override: ({ baseField }: { baseField: SelectField }): SelectField => ({
          ...baseField,
          label: fieldLabels.timeZone,
        }),
      },
    }),
    admin: {
      ...base.admin,
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' },
      ...(!options.withTimeZone && {
        components: { Field: adminComponents.ammanMoment, Cell: adminComponents.ammanMomentCell },
      }),
    },
  }
}

/** One of a fixed list of values. */
export function choice<const Value extends OptionName>(
  name: FieldName,
  values: readonly Value[],
  options: Options & { defaultValue?: Value; several?: boolean } = {},
): SelectField {
  return {
    ...choiceCalled(name, values, (value) => optionLabels[value], options),
    ...(options.defaultValue && { defaultValue: options.defaultValue }),
  }
}

/** One of a fixed list of values whose labels are not those of `optionLabels`. */
export function choiceCalled<const Value extends string>(
  name: FieldName,
  values: readonly Value[],
  labelOf: (value: Value) => Label,
  options: Options & { several?: boolean } = {},
): SelectField {
  return {
    type: 'select',
    ...shared(name, { index: !options.several, ...options }),
    options: values.map((value) => ({ value, label: labelOf(value) })),
    ...(options.several && { hasMany: true }),
  }
}

/** Refers to one record of another kind. */
export function relation(
  name: FieldName,
  relationTo: CollectionSlug,
  options: Options = {},
): RelationshipField {
  return { type: 'relationship', relationTo, ...shared(name, { index: true, ...options }) }
}

/** Refers to any number of records of another kind. */
export function relations(
  name: FieldName,
  relationTo: CollectionSlug,
  options: Options = {},
): RelationshipField {
  return { type: 'relationship', relationTo, hasMany: true, ...shared(name, { index: true, ...options }) }
}

/** A picture or a document from the library. */
export function upload(
  name: FieldName,
  relationTo: 'media' | 'documents',
  options: Options = {},
): UploadField {
  return { type: 'upload', relationTo, ...shared(name, options) }
}

/** What stands above a row while it is open and in its place while it is folded: its place and its text, one of a language first. */
function rowNamed(name: RowsName, fields: readonly Field[]) {
  const texts = fields
    .filter((field) => field.type === 'text' || field.type === 'textarea')
    .toSorted((one, other) => Number(other.localized ?? false) - Number(one.localized ?? false))
    .map((field) => field.name)
  return { path: adminComponents.rowName, clientProps: { called: rowLabels[name], texts } }
}

/** A list of rows, each with the same fields. */
export function rows(
  name: RowsName,
  fields: Field[],
  options: {
    maxRows?: number
    asSent?: boolean
    readOnly?: boolean
    hidden?: boolean
    /** Name of the table, where the one made from the fields' names would be too long for Postgres (63 characters). */
    table?: string
  } = {},
): ArrayField {
  const { required: _required, index: _index, unique: _unique, ...rest } = shared(name, options)
  return {
    type: 'array',
    ...rest,
    labels: { singular: rowLabels[name], plural: fieldLabels[name] },
    fields,
    admin: { ...rest.admin, components: { RowLabel: rowNamed(name, fields) } },
    ...(options.maxRows && { maxRows: options.maxRows }),
    ...(options.table && { dbName: options.table }),
  }
}
