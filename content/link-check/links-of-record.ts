import type { FlattenedField } from 'payload'
import { z } from 'zod'
import { isLanguage, type Language } from '../../languages/languages.ts'
import { mustBeAnAddress } from '../../model/fields/must-be-an-address.ts'
import { nodesIn, nodesOf, type EditorNode } from '../../store/rich-text/editor-nodes.ts'
import { mustLeadElsewhere } from '../redirects/must-lead-elsewhere.ts'

/** Where a link leads: to an address that somebody wrote, or to a record that they chose. */
export type LinkedTo = { address: string } | { collection: string; id: number }

export interface FoundLink {
  /** Names of fields and numbers of rows from 1, as in `agenda.2.link`. */
  field: string
  /** Nothing where the field has one value for all languages. */
  language: Language | null
  to: LinkedTo
}

const values = z.record(z.string(), z.unknown())

/** Fields that hold a path of this site, and not something that only looks like one. */
const ofAddresses: ReadonlySet<unknown> = new Set([mustBeAnAddress, mustLeadElsewhere])

/**
 * Every link of a record, in the order of its form: in fields and in formatted texts.
 * @param stored as it is read in all languages, other records as their ids
 */
export function linksOfRecord(model: readonly FlattenedField[], stored: unknown): FoundLink[] {
  const links: FoundLink[] = []
  const look = (fields: readonly FlattenedField[], value: unknown, before: string) => {
    const given = values.safeParse(value).data ?? {}
    for (const field of fields) {
      const path = `${before}${field.name}`
      const inside = given[field.name]
      if (field.type === 'array') {
        const rows: unknown[] = Array.isArray(inside) ? inside : []
        for (const [index, row] of rows.entries()) look(field.flattenedFields, row, `${path}.${index + 1}.`)
      } else if (field.type === 'group' || field.type === 'tab') {
        look(field.flattenedFields, inside, `${path}.`)
      } else if (field.type === 'text' && isAnswered(given)) {
        for (const [language, text] of inLanguages(field, inside)) {
          if (typeof text === 'string' && isLink(text, field.validate))
            links.push({ field: path, language, to: { address: text } })
        }
      } else if (field.type === 'richText') {
        for (const [language, text] of inLanguages(field, inside))
          links.push(...linksIn(nodesOf(text)).map((to) => ({ field: path, language, to })))
      }
    }
  }
  look(model, stored, '')
  return links
}

/** Of a link that leads to an address of the Organization, what stands in the other field is not shown. */
function isAnswered({ destination }: Readonly<Record<string, unknown>>): boolean {
  return destination === undefined || destination === null || destination === 'address'
}

function isLink(text: string, validate: unknown): boolean {
  return /^\s*https?:\/\//i.test(text) || (text.startsWith('/') && ofAddresses.has(validate))
}

function inLanguages({ localized }: FlattenedField, value: unknown): [Language | null, unknown][] {
  if (!localized) return [[null, value]]
  return Object.entries(values.safeParse(value).data ?? {}).filter((entry): entry is [Language, unknown] =>
    isLanguage(entry[0]),
  )
}

function linksIn(nodes: readonly EditorNode[]): LinkedTo[] {
  return nodes.flatMap((node) => [
    ...(node.type === 'link' || node.type === 'autolink' ? linkedTo(node.fields) : []),
    ...('children' in node ? linksIn(nodesIn(node.children)) : []),
  ])
}

function linkedTo({ linkType, url, doc }: (EditorNode & { type: 'link' })['fields']): LinkedTo[] {
  if (linkType !== 'internal') return [{ address: url?.trim() ?? '' }]
  return doc ? [{ collection: doc.relationTo, id: Number(doc.value) }] : []
}
