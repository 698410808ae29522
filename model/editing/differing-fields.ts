import type { FlattenedField, PayloadRequest } from 'payload'
import type { Language } from '../../languages/languages.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { formatGregorianMoment } from '../../languages/moments.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { textOfRichText } from '../../store/rich-text/text-of-rich-text.ts'
import { nobody } from '../access/nobody.ts'
import { isSameValue } from './same-value.ts'
import { ofTransaction } from '../../store/database/in-transaction.ts'

/** A field that two people saved differently. */
export interface DifferingField {
  name: string
  label: string
  /** What is stored, as a form would send it. */
  stored: unknown
  storedText: string
  /** What the refused save would have stored, as text. */
  sentText: string
}

/** What the product writes itself, or what says nothing of the content. */
const ownFields = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'savedBy',
  'firstPublishedAt',
  '_status',
])

/** The fields of a save that differ from what is stored, with both values as text in the person's language. */
export async function differingFields(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  sent: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): Promise<DifferingField[]> {
  const language = languageOf(req)
  const differing = fields.filter(
    (field) => isEdited(field) && field.name in sent && !isSameValue(sent[field.name], stored[field.name]),
  )
  const text = (field: FlattenedField, value: unknown) => textOf(field, value, { req, language })
  return Promise.all(
    differing.map(async (field) => ({
      name: field.name,
      label: labelOf(field, language),
      stored: stored[field.name] ?? null,
      storedText: await text(field, stored[field.name]),
      sentText: await text(field, sent[field.name]),
    })),
  )
}

/** The name of a file tells whether it was replaced; everything else of it follows from it. */
function isEdited(field: FlattenedField): boolean {
  if (field.name === 'filename') return true
  if (ownFields.has(field.name) || field.type === 'join') return false
  if ('virtual' in field && field.virtual) return false
  if ('access' in field && field.access?.update === nobody) return false
  return !('admin' in field && field.admin && 'hidden' in field.admin && field.admin.hidden === true)
}

function labelOf(field: FlattenedField, language: Language): string {
  const label: unknown = 'label' in field ? field.label : undefined
  if (typeof label === 'string') return label
  return inLanguage(label, language) ?? field.name
}

/** A label as Payload has it, a text or one for each language, in one of them. */
export function inLanguage(label: unknown, language: Language): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null) return undefined
  const words: unknown = Object.entries(label).find(([code]) => code === language)?.[1]
  return typeof words === 'string' ? words : undefined
}

interface Reader {
  req: PayloadRequest
  language: Language
}

async function textOf(field: FlattenedField, value: unknown, reader: Reader): Promise<string> {
  if (value === null || value === undefined || value === '') return ''
  switch (field.type) {
    case 'richText':
      return textOfRichText(value)
    case 'date':
      return typeof value === 'string' ? formatGregorianMoment(value, reader.language, defaultTimeZone) : ''
    case 'checkbox':
      return value === true ? '✓' : ''
    case 'array':
      return linesOf(value, (row) => textOfGroup(field.flattenedFields, row, reader))
    case 'group':
    case 'tab':
      return textOfGroup(field.flattenedFields, value, reader)
    case 'relationship':
    case 'upload':
      return linesOf(Array.isArray(value) ? value : [value], (one) => titleOf(field.relationTo, one, reader))
    case 'select':
    case 'radio':
      return linesOf(Array.isArray(value) ? value : [value], async (one) => {
        const option = field.options.find((each) => typeof each === 'object' && each.value === one)
        const label = typeof option === 'object' ? inLanguage(option.label, reader.language) : undefined
        return label ?? String(one)
      })
    default:
      return typeof value === 'string' ? value : JSON.stringify(value)
  }
}

async function linesOf(items: unknown, text: (item: unknown) => Promise<string>): Promise<string> {
  const lines = Array.isArray(items) ? await Promise.all(items.map((item: unknown) => text(item))) : []
  return lines.filter((line) => line !== '').join('\n')
}

async function textOfGroup(
  fields: readonly FlattenedField[],
  value: unknown,
  reader: Reader,
): Promise<string> {
  if (typeof value !== 'object' || value === null) return ''
  const values = new Map<string, unknown>(Object.entries(value))
  const lines = await Promise.all(
    fields.map(async (field) => {
      const text = await textOf(field, values.get(field.name), reader)
      return field.name === 'id' || text === '' ? '' : `${labelOf(field, reader.language)}: ${text}`
    }),
  )
  return lines.filter((line) => line !== '').join('\n')
}

/** The title of a record that a field refers to, where the person may read it; otherwise its number. */
async function titleOf(relationTo: string | string[], value: unknown, reader: Reader): Promise<string> {
  const reference =
    typeof value === 'object' && value !== null && 'value' in value && 'relationTo' in value
      ? { kind: String(value.relationTo), id: value.value }
      : { kind: String(relationTo), id: value }
  const { payload, user, transactionID } = reader.req
  const config = payload.config.collections.find(({ slug }) => slug === reference.kind)
  if (!config || (typeof reference.id !== 'number' && typeof reference.id !== 'string')) return ''
  const record: unknown = await payload.findByID({
    collection: config.slug,
    id: reference.id,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    user,
    ...(reader.req.locale && { locale: reader.req.locale }),
    ...ofTransaction({ transactionID }),
  })
  const title: unknown =
    typeof record === 'object' && record !== null
      ? Object.entries(record).find(([name]) => name === config.admin.useAsTitle)?.[1]
      : undefined
  return typeof title === 'string' && title !== '' ? title : String(reference.id)
}
