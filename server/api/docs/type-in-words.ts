import type { JsonSchema } from '../open-api/document-types.ts'
import { Html, html } from './html.ts'

const formats: Readonly<Record<string, string>> = {
  'date-time': 'moment, ISO 8601 in UTC',
  date: 'day, YYYY-MM-DD',
  uri: 'address',
  email: 'e-mail address',
  binary: 'file',
}

const types: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
}

/** The name at the end of a reference such as `#/components/schemas/Tender`. */
export function nameInReference(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

/** A schema's type as a reader would say it; named schemas are links to their section. */
export function typeInWords(schema: JsonSchema): Html {
  if (schema.$ref) {
    const name = nameInReference(schema.$ref)
    return html`<a href="#schema-${name}">${name}</a>`
  }
  if (schema.anyOf) return joined(schema.anyOf.map(typeInWords), ' or ')
  if (schema.enum)
    return joined(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ', ',
    )
  if (schema.const !== undefined) return html`<code>${String(schema.const)}</code>`
  if (Array.isArray(schema.type)) {
    return joined(
      schema.type.map((type) => typeInWords({ ...schema, type })),
      ' or ',
    )
  }
  if (schema.type === 'null') return html`null`
  if (schema.type === 'array') return html`list of ${typeInWords(itemsOf(schema))}`
  return html`${formats[schema.format ?? ''] ?? types[String(schema.type)] ?? 'anything'}${bounds(schema)}`
}

/** What a list's items are. */
export function itemsOf({ items }: JsonSchema): JsonSchema {
  return typeof items === 'object' && !Array.isArray(items) ? items : {}
}

function bounds({ minimum, maximum, minLength, maxLength }: JsonSchema): Html {
  if (minimum !== undefined && maximum !== undefined) return html`, ${minimum} to ${maximum}`
  if (minimum !== undefined) return html`, ${minimum} or more`
  if (minLength !== undefined && maxLength !== undefined) {
    return minLength === maxLength
      ? html`, ${minLength} characters`
      : html`, ${minLength} to ${maxLength} characters`
  }
  return html``
}

function joined(parts: readonly Html[], separator: string): Html {
  return new Html(parts.map(({ source }) => source).join(separator))
}
